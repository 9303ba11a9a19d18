import { expect, test } from 'vitest'
import { type Group, mergeSmall } from '../../../scripts/build/merge-chunks.ts'

const groupOf = (name: string, length: number, letter: string): Group => ({
  name,
  screens: new Set(name.split(' ')),
  alone: false,
  later: new Set(),
  size: length / 3,
  length,
  code: Array.from({ length: length / 8 }, (_, at) => `${letter}${at * 7919}`).join(','),
  imports: new Set(),
})

test('two chunks never share a name, or they would be one file that loads with the screens of both', () => {
  const chunks = mergeSmall([
    groupOf('/expenses /home /journal', 30_000, 'a'),
    groupOf('/expenses /history /journal', 30_000, 'b'),
    groupOf('/history /home', 30_000, 'c'),
  ])
  expect(new Set(chunks.values()).size).toBe(3)
})

test('a small group joins another, since each file costs a request', () => {
  const chunks = mergeSmall([groupOf('/expenses /home', 30_000, 'a'), groupOf('/expenses', 800, 'b')])
  expect(new Set(chunks.values()).size).toBe(1)
})
