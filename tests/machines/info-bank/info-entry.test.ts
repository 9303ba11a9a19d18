import { expect, test } from 'vitest'
import { lifecycles } from '#machines/charts.ts'
import { presentInfo } from '#machines/info-bank/info-entry.leaves.ts'
import { infoEntryMachine } from '#machines/info-bank/info-entry.machine.ts'
import type { InfoEntryFacts } from '#machines/info-bank/info-entry.types.ts'
import { leavesOf } from '#machines/shared/decide.ts'
import { reached } from '#machines/walk/chart-walk.ts'
import { matrix, untouched } from '../walk.ts'

const chart = lifecycles.infoEntry

test('who may do what to an entry of the Info Bank', () => {
  expect(matrix(chart)).toMatchInlineSnapshot(`
    "private | edit author, share author, delete author
    shared  | edit author other, remove author
    removed | nobody
    deleted | nobody"
  `)
})

test('a walk reaches every state and drives every transition', () => {
  expect([...reached(chart).keys()].sort()).toEqual([...leavesOf(infoEntryMachine)].sort())
  expect(untouched(chart)).toEqual([])
})

const allows = (value: 'private' | 'shared', concerns: InfoEntryFacts['concerns'], party: 'author' | 'other') => {
  const snapshot = infoEntryMachine.resolveState({ value, context: { concerns } })
  const by = { actor: 'sam', party, mode: 'self' } as const
  return (['edit', 'share', 'remove', 'delete'] as const).filter((name) =>
    snapshot.can({ type: `infoEntry.${name}`, by }),
  )
}

test('nobody shares anything about the other parent, but may keep it for themselves', () => {
  expect(allows('private', 'other', 'author')).toEqual(['edit', 'delete'])
  expect(allows('private', 'author', 'author')).toEqual(['edit', 'share', 'delete'])
})

test('what concerns a parent that parent alone writes', () => {
  expect(allows('shared', 'author', 'author')).toEqual(['edit', 'remove'])
  expect(allows('shared', 'author', 'other')).toEqual([])
  expect(allows('shared', 'children', 'other')).toEqual(['edit'])
})

test('what is removed or deleted stands in no Info Bank', () => {
  expect([...presentInfo].sort()).toEqual(['private', 'shared'])
})
