import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrOperators } from '#server/documents/qr-code.ts'

/** Paints the rectangles of the operators onto a grid of modules. */
const paintedIn = (operators: string, modules: number, size: number): boolean[][] => {
  const grid = Array.from({ length: modules }, () => Array.from({ length: modules }, () => false))
  const module = size / modules
  for (const [, x = '', y = '', width = ''] of operators.matchAll(/(\S+) (\S+) (\S+) \S+ re/g))
    for (let at = 0; at < Math.round(Number(width) / module); at += 1) {
      const row = grid[Math.round((Number(y) - 20) / module)]
      if (row) row[Math.round((Number(x) - 10) / module) + at] = true
    }
  return grid
}

test('every dark module of the code is painted, and no other', () => {
  const text = 'https://evenhand.test/app/verify#code=7ZK3M-0D5XQ-7ZK3M-0D5XQ-7ZK3M'
  const { data } = encode(text, { ecc: 'Q', border: 0 })
  const operators = qrOperators(text, { x: 10, y: 20, size: 40 })
  expect(paintedIn(operators, data.length, 40)).toEqual(data)
})
