// What an owner reads of a slip in a template: what is wrong, and what to write.
import { beforeAll, expect, test, vi } from 'vitest'
import { draw, scriptOf } from './drawn.tsx'

beforeAll(() => {
  vi.stubGlobal('CSS', { supports: (_: string, value: string) => value === 'inherit' })
})

const record = { title: 'T', day: 'soon', price: 5, image: { url: '/a' }, images: [{ url: '/a' }] }

test.each([
  ['{{title', 'Write {{field}} in one piece'],
  ['{{title|shout}}', 'Write one of highlight, snippet, date, time, number'],
  ['{{title|constructor}}', 'there is no filter “constructor”'],
  ['{{day|date}}', 'Write 2026-03-12'],
  ['{{price|date:DD.MM.YYYY}}', 'Write date:full, date:long'],
  ['{{price|currency}}', 'Write currency:EUR'],
  ['{{title|truncate}}', 'Write truncate:80'],
  ['{{image}}', 'Write {{image.url}}'],
  ['{{images}}', 'Write data-each="images"'],
  ['<p style="color:{{title}}">x</p>', 'Write an address in url()'],
  ['<style>p{color:{{title}}}</style>', 'Write style="--x:{{field}}"'],
  ['<style>@import "https://fonts.example/x.css";</style>', 'Write them into the CSS of the page'],
  ['<style>@font-face{font-family:x}</style>', 'Write them into the CSS of the page'],
  ['<iframe src="/x"></iframe>', 'Write it into the page'],
  ['<template><p>x</p></template>', 'write data-if'],
  ['<p onclick="x()">x</p>', 'Write a script into the page'],
  ['<img src="data:image/png;base64,AA">', 'Write an address with http'],
  ['<a href="whatsapp://send?text={{title}}">x</a>', 'Write an address with http'],
  ['<a href=”/x”>x</a>', 'Write href="…"'],
])('%s', (html, advice) => {
  const { warnings } = draw(scriptOf(html), record)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain(advice)
})
