import * as z from 'zod/mini'
import { goneLeaves } from '#machines/expenses/expense.leaves.ts'
import { expenseMachine } from '#machines/expenses/expense.machine.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { date, id, searchText } from '../common.ts'
import { limits } from '../limits.ts'
import { readable } from '../readable.ts'

type Leaf = LeafOf<typeof expenseMachine>

/**
 * Groups of statuses that are queried together. `needsYou` are those in which the chart says it is the viewer's turn;
 * `outstanding` are those that the totals cover, and the viewer's own private ones, which wait to be shared.
 */
export const expenseGroups = ['all', 'needsYou', 'outstanding', 'settled', 'ended'] as const

type ExpenseGroup = (typeof expenseGroups)[number]
const isGroup = (text: string): text is ExpenseGroup => expenseGroups.some((group) => group === text)

/** Lists each status that is not also a group; expenses that nobody is shown are in no log. */
export const expenseSingles = leavesOf(expenseMachine).filter(
  (leaf): leaf is Exclude<Leaf, ExpenseGroup> => !isGroup(leaf) && !goneLeaves.includes(leaf),
)

export const expenseFilters = [...expenseGroups, ...expenseSingles]

export const expenseSorts = ['created', 'purchased', 'name', 'total', 'status', 'share'] as const
export type ExpenseSort = (typeof expenseSorts)[number]

export const sortDirections = ['ascending', 'descending'] as const

/** The log's default order is newest first. */
export const defaultOrder = { sort: 'created', direction: 'descending' } as const

/**
 * Filters and orders the log, in the page's address, in the call and in both exports. `from` and `to` are days of
 * purchase, both included. `search` requires each of its words in the name, the note, the category, a child's name, the
 * name of the parent who recorded it, a check number or an amount, ignoring accents and case.
 */
export const expenseSelection = readable({
  show: z.optional(z.enum(expenseFilters)),
  child: z.optional(id),
  category: z.optional(id),
  by: z.optional(id),
  from: z.optional(date),
  to: z.optional(date),
  search: z.optional(searchText(limits.search)),
  /** Says whether the viewer's own private expenses are among them. The log has them; a spreadsheet only when asked. */
  withPrivate: z.optional(z.enum(['yes', 'no'])),
  sort: z.optional(z.enum(expenseSorts)),
  direction: z.optional(z.enum(sortDirections)),
})

export const expenseSelectionQuery = readable(z.object(expenseSelection))
export type ExpenseSelection = z.infer<typeof expenseSelectionQuery>

/** Selects one page; `after` is the previous page's `next`. */
export const expenseQuery = z.object({
  ...expenseSelection,
  after: z.optional(z.string().check(z.maxLength(1000, 'malformed'))),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.page.max))),
})
export type ExpenseQuery = z.infer<typeof expenseQuery>
