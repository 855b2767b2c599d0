import { RichDoc } from '../content/RichDoc.tsx'
import { richDoc } from '../contract/rich-doc.ts'
import { defineElement } from '../element/define.ts'
import type { Brought } from '../main.ts'

export const document: Brought = {
  contract: richDoc,
  define: (page) => defineElement(richDoc, RichDoc, page),
}
