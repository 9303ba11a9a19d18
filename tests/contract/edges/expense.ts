import type { FieldProblem } from '#contract/errors.ts'
import type { NewExpense } from '#contract/expenses/expenses.ts'
import { limits } from '#contract/limits.ts'
import { maxMinor } from '#domain/money.ts'

/** It is this day where the family of these tests lives. */
export const today = '2026-11-20'

type Typed = 'name' | 'total' | 'purchaseDate' | 'note'

/**
 * Describes one field at an edge case: the input (`typed`), the value sent for it (`sent`), and either the problem or
 * the stored value (`kept`). `form` cases cannot be sent, so only the form is tested; `wire` cases cannot be typed, so
 * only the server is.
 */
export type Edge = {
  readonly field: Typed
  readonly what: string
  readonly typed: string
  readonly sent: unknown
  readonly problem: FieldProblem | null
  readonly kept?: unknown
  readonly only?: 'form' | 'wire'
}

const { max } = limits.expenseName
const fits = (field: Typed, what: string, typed: string, kept: unknown = typed, sent: unknown = typed): Edge => ({
  field,
  what,
  typed,
  sent,
  kept,
  problem: null,
})
const wrong = (field: Typed, what: string, typed: string, problem: FieldProblem, sent: unknown = typed): Edge => ({
  field,
  what,
  typed,
  sent,
  problem,
})
const amount = (what: string, typed: string, minor: number) => fits('total', what, typed, minor, minor)
const noAmount = (what: string, typed: string, problem: FieldProblem): Edge => ({
  ...wrong('total', what, typed, problem),
  only: 'form',
})

const names: readonly Edge[] = [
  fits('name', 'one character', 'A'),
  fits('name', `${max} characters`, 'n'.repeat(max)),
  wrong('name', `${max + 1} characters`, 'n'.repeat(max + 1), 'tooLong'),
  fits('name', `${max} emoji, each of them one character`, '👟'.repeat(max)),
  wrong('name', `${max + 1} emoji`, '👟'.repeat(max + 1), 'tooLong'),
  wrong('name', 'nothing', '', 'required'),
  wrong('name', 'spaces', '   ', 'required'),
  wrong('name', 'what nobody can see', '\u200B\u2060\u00A0', 'required'),
  fits('name', 'spaces round it', '  Shoes  ', 'Shoes'),
  fits('name', 'Hebrew', 'נעליים'),
  fits('name', 'Arabic with a joiner', 'می\u200Cخواهم'),
  fits('name', 'a family of one emoji', 'Trip 👨‍👩‍👧‍👦'),
  fits('name', 'marks that turn the text round', 'paid \u202E00.52\u202C', 'paid 00.52'),
  { ...fits('name', 'control characters', 'A\u0000B\u0007C', 'ABC'), only: 'wire' },
  { ...fits('name', 'several lines', 'Shoes\r\nand socks', 'Shoes and socks'), only: 'wire' },
  { ...fits('name', 'half a character', 'Shoes \uD83D', 'Shoes \uFFFD'), only: 'wire' },
]

const totals: readonly Edge[] = [
  amount('the smallest', '0.01', 1),
  amount('the largest', '9,999,999.99', maxMinor),
  wrong('total', 'one cent more', '10,000,000.00', 'tooLarge', maxMinor + 1),
  wrong('total', 'zero', '0', 'notPositive', 0),
  wrong('total', 'less than nothing', '-5', 'notPositive', -5_00),
  { ...wrong('total', 'nothing', '', 'required'), sent: undefined },
  amount('pasted with sign and thousands', '$1,234.56', 1_234_56),
  noAmount('three decimals', '12.345', 'tooManyDecimals'),
  noAmount('the comma of another country', '1.234,56', 'notANumber'),
  noAmount('letters', 'twelve', 'notANumber'),
  { ...wrong('total', 'half a cent', '', 'notANumber', 12.5), only: 'wire' },
  { ...wrong('total', 'text', '', 'notANumber', '12'), only: 'wire' },
]

const dates: readonly Edge[] = [
  fits('purchaseDate', 'today', today),
  wrong('purchaseDate', 'tomorrow', '2026-11-21', 'inTheFuture'),
  fits('purchaseDate', 'the first day there is', '1900-01-01'),
  wrong('purchaseDate', 'the day before', '1899-12-31', 'tooEarly'),
  fits('purchaseDate', 'a leap day', '2024-02-29'),
  { ...wrong('purchaseDate', 'February 30', '2026-02-30', 'notADate'), only: 'wire' },
  { ...wrong('purchaseDate', 'words', 'yesterday', 'notADate'), only: 'wire' },
  { ...wrong('purchaseDate', 'nothing', '', 'required'), sent: undefined },
]

const notes: readonly Edge[] = [
  fits('note', `${limits.note} characters`, 'n'.repeat(limits.note)),
  wrong('note', `${limits.note + 1} characters`, 'n'.repeat(limits.note + 1), 'tooLong'),
  fits('note', 'several lines', 'First\n\n\tsecond'),
  fits('note', 'spaces alone are none', '   ', null),
]

/** Contains the edge cases of every typed field, for the contract, the server and the form alike. */
export const edges: readonly Edge[] = [...names, ...totals, ...dates, ...notes]

/** Contains edge cases for reasons and requests, which need text. */
export const reasons: readonly { what: string; typed: string; problem: FieldProblem | null }[] = [
  { what: 'nothing', typed: '', problem: 'required' },
  { what: 'spaces', typed: ' \n ', problem: 'required' },
  { what: 'what nobody can see', typed: '\u200B', problem: 'required' },
  { what: 'one character', typed: 'x', problem: null },
  { what: `${limits.note} characters`, typed: 'x'.repeat(limits.note), problem: null },
  { what: `${limits.note + 1} characters`, typed: 'x'.repeat(limits.note + 1), problem: 'tooLong' },
]

/** Builds a valid expense except for the field under test. */
export const withEdge = ({ field, sent }: Edge, right: Partial<NewExpense>): object => ({ ...right, [field]: sent })
