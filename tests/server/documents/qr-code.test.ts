import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrOperators } from '#server/documents/qr-code.ts'
import { paintedCode } from '#tests/support/files/painted-code.ts'

test('every dark module of the code is painted, and no other', () => {
  const text = 'https://evenhand.test/app/verify#code=7ZK3M-0D5XQ-7ZK3M-0D5XQ-7ZK3M'
  const { data } = encode(text, { ecc: 'Q', border: 0 })
  const place = { x: 10, y: 20, size: 40 }
  expect(paintedCode(qrOperators(text, place), data.length, place)).toEqual(data)
})
