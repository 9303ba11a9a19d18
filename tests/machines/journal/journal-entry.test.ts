import { expect, test } from 'vitest'
import { transition } from 'xstate'
import { lifecycles } from '#machines/charts.ts'
import { listedLeaves, sharedLeaves } from '#machines/journal/journal-entry.leaves.ts'
import { journalEntryMachine } from '#machines/journal/journal-entry.machine.ts'
import { leafOf, leavesOf } from '#machines/shared/decide.ts'
import { reached } from '#machines/walk/chart-walk.ts'
import { matrix, untouched } from '../walk.ts'

const chart = lifecycles.journalEntry

test('who may do what to an entry of a journal', () => {
  expect(matrix(chart)).toMatchInlineSnapshot(`
    "private | edit author, share author, delete author
    shared  | edit author, share author, remove author
    removed | nobody
    deleted | nobody"
  `)
})

test('a walk reaches every state and drives every transition', () => {
  expect([...reached(chart).keys()].sort()).toEqual([...leavesOf(journalEntryMachine)].sort())
  expect(untouched(chart)).toEqual([])
})

test('a shared one is never deleted, and never becomes private again', () => {
  const snapshot = journalEntryMachine.resolveState({ value: 'shared' })
  const by = { actor: 'sam', party: 'author', mode: 'self' } as const
  expect(snapshot.can({ type: 'journalEntry.delete', by })).toBe(false)
  for (const type of ['journalEntry.edit', 'journalEntry.share'] as const)
    expect(leafOf(transition(journalEntryMachine, snapshot, { type, by })[0].value)).toBe('shared')
})

test('a removed one still stands in the journal, a deleted one does not', () => {
  expect([...listedLeaves].sort()).toEqual(['private', 'removed', 'shared'])
  expect([...sharedLeaves].sort()).toEqual(['removed', 'shared'])
})
