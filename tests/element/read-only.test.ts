// The component sets the value of a read-only property.
import { expect, test, vi } from 'vitest'
import { siteSearch } from '../../src/contract/site-search.ts'
import { Controller } from '../../src/element/controller.ts'
import { PageDefaults } from '../../src/element/page-defaults.ts'
import { PageRegistry } from '../../src/element/page-registry.ts'

function controller() {
  const element = document.createElement('site-search')
  element.attachShadow({ mode: 'open' })
  return new Controller(element, siteSearch, new PageRegistry(new PageDefaults()), () => {})
}

test('a read-only property is null until the component publishes it, and again when it is gone', () => {
  const its = controller()
  expect(its.readProperty('instantSearch')).toBeNull()
  const instance = {}
  its.host.publish('instantSearch', instance)
  expect(its.readProperty('instantSearch')).toBe(instance)
  its.stop()
  expect(its.readProperty('instantSearch')).toBeNull()
})

test('writing a read-only property changes nothing, and the owner is told once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const its = controller()
  its.writeProperty('instantSearch', {})
  its.writeProperty('instantSearch', {})
  expect(its.readProperty('instantSearch')).toBeNull()
  expect(its.props().properties.instantSearch).toBeUndefined()
  expect(its.props().writes.instantSearch).toBeUndefined()
  expect(warn.mock.calls).toEqual([
    ['site-embed: <site-search>: instantSearch is read-only, so your value is ignored.'],
  ])
})
