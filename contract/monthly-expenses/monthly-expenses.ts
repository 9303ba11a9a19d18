import * as z from 'zod/mini'
import { monthlyExpenseMachine } from '#machines/monthly-expenses/monthly-expense.machine.ts'
import { monthlyExpenseParties } from '#machines/monthly-expenses/monthly-expense.types.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { currency, date, id, itemParams, minor, youAmong } from '../common.ts'
import { expenseDto, expenseFields, newExpense } from '../expenses/expenses.ts'
import { route } from '../route.ts'

/** Statuses are the leaves of the chart; they are written nowhere else. */
export const monthlyExpenseStatuses = leavesOf(monthlyExpenseMachine)
export type MonthlyExpenseStatus = LeafOf<typeof monthlyExpenseMachine>

/** An expense that comes back each month, as its owner's own draft. `nextOn` is the day of the draft that is next. */
export const monthlyExpenseDto = z.object({
  id,
  status: z.enum(monthlyExpenseStatuses),
  version: z.int(),
  name: z.string(),
  total: minor,
  currency,
  categoryId: id,
  ownPercent: z.nullable(z.number()),
  childIds: z.array(id),
  note: z.nullable(z.string()),
  nextOn: date,
  endsOn: z.nullable(date),
  /** The chart's context on the family's date. */
  facts: z.object({ due: z.boolean(), last: z.boolean() }),
  you: youAmong(monthlyExpenseParties),
})
export type MonthlyExpenseDto = z.infer<typeof monthlyExpenseDto>

const { purchaseDate: _, ...content } = expenseFields
/**
 * The contents of its drafts. The first one waits from `firstOn` on, at most a year ahead; each further one from the same
 * day of its month, or from its last day in a shorter month. None follows after `endsOn`.
 */
export const newMonthlyExpense = z.strictObject({ ...content, firstOn: date, endsOn: z.optional(z.nullable(date)) })
export type NewMonthlyExpense = z.infer<typeof newMonthlyExpense>

const seen = { version: z.int() } as const
export const monthlyExpenseCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('monthlyExpense.skip'), ...seen }),
  z.strictObject({ type: z.literal('monthlyExpense.end'), ...seen }),
])
export type MonthlyExpenseCommand = z.infer<typeof monthlyExpenseCommand>

const path = '/pub/v1/monthlyExpenses'
export const monthlyExpenseRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary: 'The caller’s own expenses that come back each month.',
    output: z.object({ items: z.array(monthlyExpenseDto) }),
  }),
  begin: route({
    method: 'POST',
    path,
    access: 'bearer',
    summary: 'Makes an expense come back each month, as a draft.',
    body: newMonthlyExpense,
    ok: 201,
    output: monthlyExpenseDto,
  }),
  get: route({
    method: 'GET',
    path: `${path}/:id`,
    access: 'bearer',
    summary: 'One expense that comes back each month, for its owner.',
    params: itemParams,
    output: monthlyExpenseDto,
  }),
  events: route({
    method: 'POST',
    path: `${path}/:id/events`,
    access: 'bearer',
    summary: 'Skips a month, or ends it; its chart decides.',
    params: itemParams,
    body: monthlyExpenseCommand,
    output: monthlyExpenseDto,
  }),
  /** The draft becomes at most one expense: its version is the one that the person saw. */
  send: route({
    method: 'POST',
    path: `${path}/:id/expense`,
    access: 'bearer',
    summary: 'Records the expense that a draft became.',
    params: itemParams,
    body: z.strictObject({ version: z.int(), expense: newExpense }),
    ok: 201,
    output: expenseDto,
  }),
} as const
