import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { checkTone } from '#server/tone/check-tone.ts'

/** The engine takes at most 10 ms on the machine of the benchmark; a busy one gets room, and more than that is a fault. */
const room = 60

const longest = (text: string) => text.repeat(limits.messageBody).slice(0, limits.messageBody)

const processorTime = (run: () => void): number => {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

test.each([
  ['prose', 'You never told me about the visit, so please send the card by Friday. '],
  ['Spanish prose', 'Nunca me avisaste de la cita, así que mándame la tarjeta antes del viernes. '],
  ['one letter', 'a'],
  ['one word', 'you '],
  ['words that begin many patterns', 'you are not you will not i will not '],
  ['words that begin many Spanish patterns', 'tu no te '],
  ['combining marks', '\u0301'],
  ['NUL', '\0'],
  ['marks of direction', '\u202e'],
  ['a sign that folds into eighteen', '\ufdfa'],
  ['half a sign', '\ud83d'],
  ['quotation marks', '"'],
  ['stars', '*'],
  ['line ends', '\n'],
  ['emoji', '🖕'],
])('10,000 characters of %s take no longer than a message may', (_, text) => {
  const whole = longest(text)
  checkTone(whole, 'en')
  const fastest = Math.min(...Array.from({ length: 12 }, () => processorTime(() => checkTone(whole, 'en'))))
  expect(fastest).toBeLessThan(room)
})
