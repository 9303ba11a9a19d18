import { expect, test } from 'vitest'
import { charts } from '#machines/charts.ts'
import { feeWaiverMachine } from '#machines/fee-waivers/fee-waiver.machine.ts'
import { leavesOf, turnsOf } from '#machines/shared/decide.ts'
import { reached } from '#machines/walk/chart-walk.ts'
import { matrix, untouched } from './walk.ts'

const chart = () => {
  const { feeWaiver } = charts
  if (!feeWaiver) throw new Error('the chart is not listed')
  return feeWaiver
}

test('who may do what to a fee waiver, in each state', () => {
  expect(matrix(chart())).toMatchInlineSnapshot(`
    "applied   | addDocument applicant, withdraw applicant, grant administrator, refuse administrator, end system
    granted   | nobody
    refused   | nobody
    withdrawn | nobody"
  `)
})

test('a walk reaches every state and drives every transition', () => {
  expect([...reached(chart()).keys()].sort()).toEqual([...leavesOf(feeWaiverMachine)].sort())
  expect(untouched(chart())).toEqual([])
})

test('nothing is granted without a document, and nobody waits for a decision before', () => {
  const administrator = { actor: 'ada', party: 'administrator', mode: 'self' } as const
  const applied = (documented: boolean) => feeWaiverMachine.resolveState({ value: 'applied', context: { documented } })
  expect(applied(false).can({ type: 'feeWaiver.grant', by: administrator })).toBe(false)
  expect(applied(true).can({ type: 'feeWaiver.grant', by: administrator })).toBe(true)
  expect(turnsOf(applied(false))).toEqual(['nobody'])
  expect(turnsOf(applied(true))).toEqual(['administrator'])
})
