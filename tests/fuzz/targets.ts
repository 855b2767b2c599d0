// Everything that is fuzzed.
import { addresses, filledPatterns } from './addresses.ts'
import { contentAnswers, searchAnswers } from './answers.ts'
import { attributes, pageDefaults, valuesFromThePage } from './attributes.ts'
import { conversions } from './conversions.ts'
import { texts, textsWithEntries } from './documents.tsx'
import { editorMessages } from './editor.ts'
import { longTexts } from './long.ts'
import { markdown } from './markdown.ts'
import { references } from './references.ts'
import { memories, readAddresses, writtenStates } from './states.ts'
import { agentChunks, strangeStreams, streams } from './streams.ts'
import type { Target } from './target.ts'
import { parser, scriptTemplates, styles, templates } from './templates.tsx'

export const targets: readonly Target[] = [
  addresses,
  filledPatterns,
  attributes,
  valuesFromThePage,
  pageDefaults,
  writtenStates,
  readAddresses,
  memories,
  templates,
  scriptTemplates,
  parser,
  styles,
  texts,
  textsWithEntries,
  searchAnswers,
  contentAnswers,
  editorMessages,
  references,
  conversions,
  markdown,
  longTexts,
  streams,
  strangeStreams,
  agentChunks,
]
