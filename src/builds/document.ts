import { askAhead } from '../content/ahead.ts'
import { RichDoc } from '../content/RichDoc.tsx'
import { richDoc } from '../contract/rich-doc.ts'
import { defineElement } from '../element/define.ts'
import type { Definition } from '../main.ts'

export const documentElement: Definition = {
  contract: richDoc,
  define: (page) => defineElement(richDoc, RichDoc, page, askAhead),
}
