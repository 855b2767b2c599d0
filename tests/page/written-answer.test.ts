// A prerendered answer in the page counts for the same request while it is fresh.
import { afterEach, expect, test } from 'vitest'
import { writtenAnswer } from '../../src/page/written-answer.ts'

const question = '[{"appId":"APP"},{"indexName":"a \\"b\\" <c>"}]'
const soon = () => new Date(Date.now() + 60_000).toISOString()

function write(text: string, until = soon(), asked = question) {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.dataset.answer = asked
  script.dataset.until = until
  script.textContent = text
  document.body.append(script)
}
afterEach(() => {
  document.body.innerHTML = ''
})

test('the same request gets the answer every time', () => {
  write('{"hits":[]}', soon(), 'another')
  write('{"hits":[1]}')
  expect([writtenAnswer(question), writtenAnswer(question)]).toEqual([{ hits: [1] }, { hits: [1] }])
})

test.each([
  ['that nobody has written', () => {}],
  ['to another question', () => write('{}', soon(), `${question} `)],
  ['that is too old', () => write('{}', new Date(0).toISOString())],
  ['that says not how long it counts', () => write('{}', '')],
  ['that is broken', () => write('{')],
  ['that is no object', () => write('[{}]')],
])('an answer %s does not count', (_, prepare) => {
  prepare()
  expect(writtenAnswer(question)).toBeNull()
})
