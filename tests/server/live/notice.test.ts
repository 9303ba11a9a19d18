import { expect, test } from 'vitest'
import { readNotice } from '#server/live/notice.ts'

const id = '0e8d2a52-0a6f-4f2e-8f1a-7d1f5a0c9b11'
const change = { family: id, reach: 'parents', audience: null, topic: 'expense', id }

test('a notice between processes is read', () => {
  expect(readNotice(JSON.stringify(change))).toEqual(change)
  expect(readNotice(JSON.stringify({ ended: id }))).toEqual({ ended: id })
})

test.each(['', '{', 'null', '[]', '"text"', '\0', JSON.stringify({ ...change, reach: 'everybody' })])(
  'what anybody else sent is not ours: %j',
  (payload) => {
    expect(readNotice(payload)).toBeNull()
  },
)
