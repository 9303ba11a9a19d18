import { expect, test } from 'vitest'
import { lifecycles } from '#machines/charts.ts'
import { linkedAccountMachine } from '#machines/linked-accounts/linked-account.machine.ts'
import { leavesOf } from '#machines/shared/decide.ts'
import { reached } from '#machines/walk/chart-walk.ts'
import { matrix, untouched } from '../walk.ts'

const chart = lifecycles.linkedAccount

test('who may do what to the account of a child, in each state', () => {
  expect(matrix(chart)).toMatchInlineSnapshot(`
    "invited   | giveCode parent, end parent
    active    | reset parent, end parent
    inactive  | reopen parent
    withdrawn | reopen parent"
  `)
})

test('a walk reaches every state and drives every transition', () => {
  expect([...reached(chart).keys()].sort()).toEqual([...leavesOf(linkedAccountMachine)].sort())
  expect(untouched(chart)).toEqual([])
})

const parent = { actor: 'dana', party: 'parent', mode: 'self' } as const
const activeWhere = (resettable: boolean) =>
  linkedAccountMachine.resolveState({ value: 'active', context: { codeInTime: false, resettable } })

test('no parent resets the account of a child who is 18', () => {
  const reset = { type: 'linkedAccount.reset', by: parent } as const
  expect([activeWhere(true).can(reset), activeWhere(false).can(reset)]).toEqual([true, false])
})
