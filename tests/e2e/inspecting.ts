// What the editor's inspector mode is told of a page.
import type { Locator } from '@playwright/test'
import { type Editor, inEditor, type Said } from './editor.ts'
import { expect, type Site } from './site.ts'

interface Outline {
  coordinates: { x: number; y: number; width: number; height: number }
  isVisible: boolean
  isHovered: boolean
  isCoveredByOtherElement: boolean
  attributes: {
    fieldId: string
    entryId?: string
    assetId?: string
    locale: string
    space: string
    environment: string
    manuallyTagged?: true
  }
  snapshot: Record<string, string>
}

export const story = ({ sandbox }: Site, attributes: string, inside = '') =>
  `<rich-doc space-id="gallery" content-host="${sandbox.url}" preview locale="en" ${attributes}>${inside}</rich-doc>`

export const inspect = (editor: Editor, isInspectorActive = true, more = {}) =>
  editor.say({
    ...{ method: 'INSPECTOR_MODE_CHANGED', action: 'INSPECTOR_MODE_CHANGED', isInspectorActive },
    ...more,
  })

const partsIn = ({ elements }: Said) => elements as Outline[]
export const lead = ({ attributes: { entryId, assetId, fieldId } }: Outline) =>
  `${entryId ?? assetId}.${fieldId}`

/** What was told last. */
export async function outlines(editor: Editor): Promise<Outline[]> {
  const last = (await editor.said('TAGGED_ELEMENTS')).at(-1)
  return last ? partsIn(last) : []
}

/** Those that lead there. */
export const outlined = async (editor: Editor, where: string) =>
  (await outlines(editor)).filter((part) => lead(part) === where)

/** What is told of the first that leads there. */
export const told = (editor: Editor, where: string) =>
  expect.poll(async () => (await outlined(editor, where))[0])

/** In whole pixels. */
export const place = ({ coordinates: { x, y, width, height } }: Outline) =>
  [x, y, width, height].map(Math.round)

/** What is said from then on. */
export async function later(editor: Editor) {
  const before = (await editor.said()).length
  return async () => (await editor.said()).slice(before)
}

export const methods = (said: readonly Said[]) => said.map(({ method }) => method)

/** How many parts were told each time; it takes long to hand over thousands of them. */
export const countsTold = ({ page }: Site): Promise<{ method: string; parts: number }[]> =>
  page.evaluate(() => {
    const all: { method: string; elements?: unknown[] }[] = Reflect.get(window, 'said')
    return all.map(({ method, elements }) => ({ method, parts: elements?.length ?? 0 }))
  })

/** As the pointer does it, which no driver of Firefox brings into a frame of another origin. */
export const click = (target: Locator) =>
  target.evaluate((it) => it instanceof HTMLElement && it.click())

/** A page that is inspected, once it has told of its size. */
export async function inspected(...[site, body, options]: Parameters<typeof inEditor>) {
  const editor = await inEditor(site, body, options)
  await expect.poll(() => editor.said('SUBSCRIBED')).not.toEqual([])
  await inspect(editor)
  await expect.poll(() => editor.said('RESIZE_END')).not.toEqual([])
  await expect.poll(() => editor.said('TAGGED_ELEMENTS')).not.toEqual([])
  return editor
}
