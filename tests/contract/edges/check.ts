import type { FieldProblem } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import type { CheckMeans } from '#contract/payments/payments.ts'
import { today } from './expense.ts'

/**
 * Describes a payment by Check / Other at an edge case: what was typed, and either the field with its problem or what is
 * stored. `wire` cases cannot be typed, so only the server is tested.
 */
export type CheckEdge = {
  readonly what: string
  readonly typed: { readonly means?: string | null; readonly paidOn?: string; readonly number?: string }
  readonly problem?: readonly [field: 'means' | 'paidOn' | 'number', FieldProblem]
  readonly kept?: { readonly means: CheckMeans | null; readonly paidOn: string; readonly number: string | null }
  readonly only?: 'wire'
}

const longest = '1'.repeat(limits.checkNumber)
const cash = { means: 'cash', paidOn: today, number: null } as const

/** Contains the edge cases of what changed hands and when, for the contract, the server and the form alike. */
export const checkEdges: readonly CheckEdge[] = [
  { what: 'cash handed over today', typed: { means: 'cash', paidOn: today }, kept: cash },
  {
    what: 'cash handed over tomorrow',
    typed: { means: 'cash', paidOn: '2026-11-21' },
    problem: ['paidOn', 'inTheFuture'],
  },
  {
    what: 'cash on the first day there is',
    typed: { means: 'cash', paidOn: '1900-01-01' },
    kept: { ...cash, paidOn: '1900-01-01' },
  },
  { what: 'cash on the day before', typed: { means: 'cash', paidOn: '1899-12-31' }, problem: ['paidOn', 'tooEarly'] },
  {
    what: 'a check with the longest number',
    typed: { means: 'check', paidOn: today, number: longest },
    kept: { means: 'check', paidOn: today, number: longest },
  },
  {
    what: 'a check with a longer number',
    typed: { means: 'check', paidOn: today, number: `${longest}1` },
    problem: ['number', 'tooLong'],
  },
  { what: 'Zelle', typed: { means: 'zelle', paidOn: today }, kept: { ...cash, means: 'zelle' } },
  { what: 'other means', typed: { means: 'other', paidOn: today }, kept: { ...cash, means: 'other' } },
  {
    what: 'cash with a check’s number',
    typed: { means: 'cash', paidOn: today, number: '1042' },
    problem: ['number', 'onlyForChecks'],
    only: 'wire',
  },
  {
    what: 'means that nobody knows',
    typed: { means: 'barter', paidOn: today },
    problem: ['means', 'notAChoice'],
    only: 'wire',
  },
  {
    what: 'a day that does not exist',
    typed: { means: 'cash', paidOn: '2026-02-30' },
    problem: ['paidOn', 'notADate'],
    only: 'wire',
  },
  { what: 'neither means nor day', typed: {}, kept: { ...cash, means: null }, only: 'wire' },
  {
    what: 'a number without means',
    typed: { number: '1042' },
    kept: { means: null, paidOn: today, number: '1042' },
    only: 'wire',
  },
]
