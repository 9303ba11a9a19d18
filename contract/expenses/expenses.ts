import * as z from 'zod/mini'
import { expenseMachine } from '#machines/expenses/expense.machine.ts'
import { expenseParties, outcomes } from '#machines/expenses/expense.types.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { percent } from '../categories/categories.ts'
import {
  currency,
  date,
  id,
  instant,
  itemParams,
  line,
  minor,
  optionalText,
  orRequired,
  text,
  youAmong,
} from '../common.ts'
import { fileDto } from '../files/files.ts'
import { limits } from '../limits.ts'
import { byBank, byCheck, numbersChecks, paymentDto } from '../payments/payments.ts'
import { route } from '../route.ts'
import { expenseQuery, expenseSelectionQuery } from './expense-log.ts'
import { expenseSums, expenseTotals } from './expense-sums.ts'

/** Statuses are the leaves of the chart; they are written nowhere else. */
export const expenseStatuses = leavesOf(expenseMachine)
export type ExpenseStatus = LeafOf<typeof expenseMachine>

const facts = z.object({
  owed: minor,
  settled: minor,
  checks: minor,
  inFlight: minor,
  scheduled: minor,
  lastOutcome: z.nullable(z.enum(outcomes)),
  /** Says whether the other parent has opened it. */
  opened: z.boolean(),
})
const share = z.object({ personId: id, percent: z.number(), amount: minor })

/**
 * One line of the log. `facts` are the chart's context, so that the browser can ask the same chart with `status` and
 * `you`.
 */
export const expenseSummaryDto = z.object({
  id,
  status: z.enum(expenseStatuses),
  version: z.int(),
  name: z.string(),
  total: minor,
  currency,
  shares: z.array(share),
  facts,
  categoryId: id,
  childIds: z.array(id),
  purchaseDate: date,
  createdBy: id,
  createdAt: instant,
  you: youAmong(expenseParties),
})
export type ExpenseSummaryDto = z.infer<typeof expenseSummaryDto>

/** The whole item, which only those who opened it, recorded it or look on receive. */
export const expenseDto = z.extend(expenseSummaryDto, {
  /** The percentage of this expense alone that its creator bears; null where the category decides. */
  ownPercent: z.nullable(z.number()),
  note: z.nullable(z.string()),
  /** The reason for which it was declined. */
  reason: z.nullable(z.string()),
  /** The declined or withdrawn expense that this one sends again. */
  previousId: z.nullable(id),
  /** The expense that sends this one again, once the viewer may see it. */
  nextId: z.nullable(id),
  receipts: z.array(fileDto),
  payments: z.array(paymentDto),
  /** The time at which each parent first opened it; null means never. */
  viewed: z.array(z.object({ personId: id, at: z.nullable(instant) })),
})
export type ExpenseDto = z.infer<typeof expenseDto>

const amount = z.int(orRequired('notANumber')).check(z.gte(1, 'notPositive'), z.lte(limits.amount, 'tooLarge'))
/**
 * The fields that a person enters for an expense; `total` is in minor units. The category decides the split, unless
 * `ownPercent` says what the parent who records it bears of this expense alone.
 */
export const expenseFields = {
  name: line(limits.expenseName.max),
  total: amount,
  /** Lies between 01/01/1900 and today in the family's zone. */
  purchaseDate: date,
  categoryId: id,
  ownPercent: z.optional(z.nullable(percent)),
  childIds: z.array(id, 'required').check(z.minLength(1, 'required'), z.maxLength(20, 'tooLong')),
  note: optionalText(limits.note),
} as const
const files = z.array(id).check(z.maxLength(limits.receipts.perExpense, 'tooLong'))

export const newExpense = z.strictObject({
  ...expenseFields,
  private: z.boolean(),
  receipts: files,
  previousId: z.optional(id),
})
export type NewExpense = z.infer<typeof newExpense>

/** Every command carries the `version` that the person saw, and the amount where money moves. */
const seen = { version: z.int() } as const
export const expenseCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('expense.share'), ...seen }),
  z.strictObject({ type: z.literal('expense.edit'), ...seen, ...expenseFields }),
  z.strictObject({ type: z.literal('expense.delete'), ...seen }),
  z.strictObject({ type: z.literal('expense.approve'), ...seen, owed: minor }),
  z.strictObject({ type: z.literal('expense.decline'), ...seen, reason: text(limits.note) }),
  z.strictObject({ type: z.literal('expense.requestReceipt'), ...seen, note: text(limits.note) }),
  z.strictObject({ type: z.literal('expense.addReceipt'), ...seen, receipts: files.check(z.minLength(1, 'required')) }),
  z.strictObject({ type: z.literal('expense.withdraw'), ...seen }),
  z.discriminatedUnion('method', [
    z.strictObject({ type: z.literal('expense.pay'), ...seen, amount, ...byCheck }).check(numbersChecks),
    z.strictObject({ type: z.literal('expense.pay'), ...seen, amount, ...byBank }),
  ]),
  z.strictObject({ type: z.literal('expense.markReimbursed'), ...seen, remaining: minor }),
])
export type ExpenseCommand = z.infer<typeof expenseCommand>

export const expensePageDto = z.object({
  items: z.array(expenseSummaryDto),
  /** An opaque cursor: pass it as `after` for the next page. Null at the end. */
  next: z.nullable(z.string()),
  /** The number of matches on all pages. Like totals and sums it comes with the first page and is null on the others. */
  count: z.nullable(z.int()),
  /** Totals of what is outstanding in the whole log, whatever is selected. */
  totals: z.nullable(expenseTotals),
  /** Sums of what is selected. */
  sums: z.nullable(expenseSums),
})
export type ExpensePageDto = z.infer<typeof expensePageDto>

export const expenseRoutes = {
  list: route({
    method: 'GET',
    path: '/pub/v1/expenses',
    access: 'bearer',
    summary: 'The expense log: narrowed, ordered, page by page.',
    query: expenseQuery,
    output: expensePageDto,
  }),
  /** The file is UTF-8 with a byte order mark and follows RFC 4180; its headers are in the account's language. */
  csv: route({
    method: 'GET',
    path: '/pub/v1/expenses.csv',
    access: 'cookie',
    pace: 'exports',
    summary: 'The selected part of the expense log as a spreadsheet.',
    query: expenseSelectionQuery,
    output: z.unknown(),
  }),
  create: route({
    method: 'POST',
    path: '/pub/v1/expenses',
    access: 'bearer',
    summary: 'Records an expense.',
    body: newExpense,
    ok: 201,
    output: expenseDto,
  }),
  get: route({
    method: 'GET',
    path: '/pub/v1/expenses/:id',
    access: 'bearer',
    summary: 'One expense, for those who opened it.',
    params: itemParams,
    output: expenseDto,
  }),
  open: route({
    method: 'POST',
    path: '/pub/v1/expenses/:id/open',
    access: 'bearer',
    summary: 'One expense; stamps when the caller first viewed it.',
    params: itemParams,
    output: expenseDto,
  }),
  events: route({
    method: 'POST',
    path: '/pub/v1/expenses/:id/events',
    access: 'bearer',
    summary: 'A command to one expense. Null once it is deleted.',
    params: itemParams,
    body: expenseCommand,
    output: z.nullable(expenseDto),
  }),
} as const
