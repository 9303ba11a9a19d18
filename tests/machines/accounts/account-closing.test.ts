import { expect, test } from 'vitest'
import { accountClosingMachine } from '#machines/account-closing/account-closing.machine.ts'
import { charts } from '#machines/charts.ts'
import { leavesOf } from '#machines/shared/decide.ts'
import { bySystem } from '#machines/shared/turn.ts'
import { reached } from '#machines/walk/chart-walk.ts'
import { matrix, untouched } from '../walk.ts'

const chart = () => {
  const { accountClosing } = charts
  if (!accountClosing) throw new Error('the chart is not listed')
  return accountClosing
}
const at = (value: 'open' | 'closing', facts: { due: boolean; own: boolean; administers?: boolean }) =>
  accountClosingMachine.resolveState({ value, context: { administers: false, ...facts } })

test('who may do what to the end of an account, in each state', () => {
  expect(matrix(chart())).toMatchInlineSnapshot(`
    "open    | ask person, recordDeath administrator, dismiss administrator
    closing | stop person, recordDeath administrator, dismiss administrator
    closed  | nobody"
  `)
})

test('a walk reaches every state and drives every transition', () => {
  expect([...reached(chart()).keys()].sort()).toEqual([...leavesOf(accountClosingMachine)].sort())
  expect(untouched(chart())).toEqual([])
})

test('nothing ends before its time, and nobody ends an account that parents made', () => {
  const carryOut = { type: 'accountClosing.carryOut', by: bySystem } as const
  const both = [false, true].map((due) => at('closing', { due, own: true }).can(carryOut))
  expect(both).toEqual([false, true])
  const ask = { type: 'accountClosing.ask', by: { actor: 'mia', party: 'person', mode: 'self' } } as const
  expect([true, false].map((own) => at('open', { due: false, own }).can(ask))).toEqual([true, false])
})

test('an operator dismisses administrators, and nobody else', () => {
  const dismiss = { type: 'accountClosing.dismiss', by: { actor: null, party: 'administrator', mode: 'self' } } as const
  const can = (administers: boolean) => at('open', { due: false, own: true, administers }).can(dismiss)
  expect([true, false].map(can)).toEqual([true, false])
})
