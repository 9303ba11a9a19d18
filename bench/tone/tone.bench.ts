import { limits } from '#contract/limits.ts'
import { checkTone } from '#server/tone/check-tone.ts'
import { cpuNow, type Measured, median } from '../measure.ts'

const sentence =
  'You never told me about the visit, so please send the card by Friday and I will pick her up after school. '
const message = sentence.repeat(limits.messageBody / 100).slice(0, limits.messageBody)
const rounds = 50

/** The longest message may take so many microseconds of the processor. */
const budget = 10_000

/** Measures the longest message against its budget. */
export const measureTone = async (): Promise<Measured> => {
  const times = Array.from({ length: rounds }, () => {
    const begun = cpuNow()
    checkTone(message, 'en')
    return cpuNow() - begun
  })
  const ours = median(times)
  const name = 'the tone of 10,000 characters against its budget'
  return {
    measures: [{ name, ours, plain: budget, unit: 'µs of processor', ratio: budget / ours, aim: 1 }],
    layers: [],
  }
}
