// Only a browser can say whether a film plays. Without one on this machine there is nothing to ask.
import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AssetDefinition } from '../../../demo/sandbox/content/definition.ts'
import { createContentService } from '../../../demo/sandbox/content/service.ts'
import { tinyAudio, tinyVideo } from '../../../demo/sandbox/pictures/files.ts'
import { type Sandbox, startSandbox } from '../../../demo/sandbox/server.ts'
import { space } from './space.ts'

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'

function asset(id: string, contentType: string, bytes: () => Uint8Array): AssetDefinition {
  const file = { fileName: id, contentType, bytes }
  return { id, createdAt: '2025-01-01T00:00:00.000Z', title: { en: id }, file }
}

const played = {
  ...space,
  assets: [
    ...space.assets,
    asset('film.webm', 'video/webm', tinyVideo),
    asset('tone.wav', 'audio/wav', tinyAudio),
  ],
}

describe.skipIf(!existsSync(executablePath))('in a browser', () => {
  let sandbox: Sandbox
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    sandbox = await startSandbox({
      services: [createContentService([played])],
      pages: () => ({
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: '<!doctype html>',
      }),
    })
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    page = await browser.newPage()
    await page.goto(sandbox.url)
  })

  afterAll(async () => {
    await browser.close()
    await sandbox.close()
  })

  test('the film plays to its end, and again from its start', async () => {
    const seen = await page.evaluate(async () => {
      const video = document.createElement('video')
      video.muted = true
      video.src = '/assets/coast/film.webm/film.webm'
      const end = () => new Promise((resolve) => video.addEventListener('ended', resolve))
      document.body.append(video)
      for (let time = 0; time < 2; time++) await Promise.all([end(), video.play()])
      const { videoWidth, videoHeight, duration, error } = video
      return { videoWidth, videoHeight, duration, error: error?.message }
    })
    expect(seen).toEqual({ videoWidth: 256, videoHeight: 144, duration: expect.closeTo(2.04, 1) })
  })

  test('the sound can be played and is a second long', async () => {
    const duration = await page.evaluate(async () => {
      const audio = new Audio('/assets/coast/tone.wav/tone.wav')
      await new Promise((resolve) => audio.addEventListener('canplaythrough', resolve))
      return audio.duration
    })
    expect(duration).toBe(1)
  })

  test.each([
    ['/assets/coast/picture/amber%20stones.png?w=60', 60, 40],
    ['/assets/coast/picture/amber%20stones.png?w=60&h=60&fit=pad&fm=webp', 60, 60],
    ['/assets/coast/emblem/emblem.svg', 96, 96],
  ])('%s is shown at %d by %d', async (address, width, height) => {
    const size = await page.evaluate(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return [image.naturalWidth, image.naturalHeight]
    }, address)
    expect(size).toEqual([width, height])
  })
})
