// Begins the editor in its page.
import { Desk } from './desk.ts'
import type { Setup } from './setup.ts'
import { wordsFor } from './words.ts'

const place = document.getElementById('desk')
const setup: Setup = JSON.parse(document.getElementById('setup')?.textContent ?? '')
const desk = new Desk(setup, wordsFor(setup.language))
place?.replaceChildren(...desk.elements)
desk.begin(new URLSearchParams(location.search))
