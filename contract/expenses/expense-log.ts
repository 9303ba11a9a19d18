import * as z from 'zod/mini'
import { expenseMachine } from '#machines/expenses/expense.machine.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { date, id } from '../common.ts'
import { limits } from '../limits.ts'

type Leaf = LeafOf<typeof expenseMachine>

/** Statuses that are asked for together. `needsYou`: whose turn the chart says it is; `outstanding`: what the totals cover. */
export const expenseGroups = ['all', 'needsYou', 'outstanding', 'settled', 'ended'] as const

/** Each single status that is no group already; what was deleted is in no log. */
export const expenseSingles = leavesOf(expenseMachine).filter(
  (leaf): leaf is Exclude<Leaf, 'settled' | 'deleted'> => leaf !== 'settled' && leaf !== 'deleted',
)

export const expenseFilters = [...expenseGroups, ...expenseSingles]

export const expenseSorts = ['created', 'purchased', 'name', 'total', 'status', 'share'] as const
export type ExpenseSort = (typeof expenseSorts)[number]

export const sortDirections = ['ascending', 'descending'] as const

/** How the log stands when nobody chose otherwise: newest first. */
export const usualOrder = { sort: 'created', direction: 'descending' } as const

/**
 * What narrows and orders the log, in the address of its page, in the call and in both exports. `from` and `to` are days of
 * purchase, both included; `search` asks for each of its words in the name or in the note, whatever its accents and case.
 */
export const expenseSelection = {
  show: z.optional(z.enum(expenseFilters)),
  child: z.optional(id),
  category: z.optional(id),
  by: z.optional(id),
  from: z.optional(date),
  to: z.optional(date),
  search: z.optional(z.string().check(z.trim(), z.maxLength(limits.search, 'tooLong'))),
  sort: z.optional(z.enum(expenseSorts)),
  direction: z.optional(z.enum(sortDirections)),
} as const

export const expenseSelectionQuery = z.object(expenseSelection)
export type ExpenseSelection = z.infer<typeof expenseSelectionQuery>

/** One page of it: `after` is what the page before gave as `next`. */
export const expenseQuery = z.object({
  ...expenseSelection,
  after: z.optional(z.string().check(z.maxLength(1000, 'malformed'))),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.page.max))),
})
export type ExpenseQuery = z.infer<typeof expenseQuery>
