import { expect, test } from 'vitest'
import { returnCodes } from '#contract/ach-returns.ts'

/** First to last, as Nacha publishes them. */
const ranges = [
  [1, 39],
  [40, 47],
  [50, 53],
  [61, 62],
  [67, 77],
  [80, 85],
] as const

test('every published code is there once, and none that means nothing', () => {
  const published = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => `R${String(first + index).padStart(2, '0')}`),
  )
  expect(returnCodes).toEqual(published)
})
