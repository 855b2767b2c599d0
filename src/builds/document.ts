import { askAhead } from '../content/ahead.ts'
import { RichDoc } from '../content/RichDoc.tsx'
import { richDoc } from '../contract/rich-doc.ts'
import { definition } from '../element/define.ts'

export const documentElement = /* @__PURE__ */ definition(richDoc, RichDoc, askAhead)
