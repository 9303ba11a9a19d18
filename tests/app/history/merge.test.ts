import { expect, test } from 'vitest'
import { merge } from '#src/features/history/merge.ts'
import { line } from './fixtures.ts'

const at = (seconds: number) => `2026-11-20T13:14:${String(seconds).padStart(2, '0')}.000Z`
const [first, second, third] = [line({ at: at(1) }), line({ at: at(2) }), line({ at: at(3) })]

test('nothing new: the lines stand as they were read', () => {
  expect(merge([third, second], [third, second, first])).toEqual({
    lines: [third, second, first],
    arrived: 0,
    gap: false,
  })
})

test('what came since stands above, and is counted', () => {
  const fourth = line({ at: at(4) })
  expect(merge([fourth, third], [third, second, first])).toEqual({
    lines: [fourth, third, second, first],
    arrived: 1,
    gap: false,
  })
})

test('an entry written late takes the place its time gives it', () => {
  const late = line({ at: at(2), seq: second.seq + 90 })
  expect(merge([third, late, second], [third, second, first]).lines).toEqual([third, late, second, first])
})

test('a line that is told anew, say since its item was opened, is told as it is now', () => {
  const opened = { ...third, leftOut: null, amount: 1 }
  expect(merge([opened, second], [third, second, first]).lines[0]).toBe(opened)
})

test('more than one page came: the pages must be read again', () => {
  const [fourth, fifth] = [line({ at: at(4) }), line({ at: at(5) })]
  expect(merge([fifth, fourth], [third, second, first]).gap).toBe(true)
  expect(merge([fifth, fourth], []).gap).toBe(false)
})
