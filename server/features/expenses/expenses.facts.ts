import { sql } from 'kysely'
import { paymentStatuses } from '#contract/payments/payments.ts'
import type { ExpenseFacts, Outcome } from '#machines/expenses/expense.types.ts'
import type { Counts } from '#machines/payments/payment.setup.ts'
import { builtOnce } from '../../db/built-once.ts'
import type { Tx } from '../../db/tenancy.ts'
import { countsOf } from '../payments/payments.facts.ts'
import type { ExpenseRecord } from './expenses.store.ts'

const outcomes: readonly string[] = paymentStatuses.filter((status) =>
  ['settled', 'nothing'].includes(countsOf[status] ?? ''),
)
const isOutcome = (status: string): status is Outcome => outcomes.includes(status)

/** Describes one allocation to one expense, with the state of its payment. Amount in minor units. */
export type AllocationState = { readonly status: string; readonly amount: number; readonly change_order: number }

/** Gives what an expense's chart decides on: its payments' sums from all allocations to it, and whether it was opened. */
export const factsFrom = (owed: number, opened: boolean, allocations: readonly AllocationState[]): ExpenseFacts => {
  const sum = (counts: Counts) =>
    allocations.reduce((total, { status, amount }) => (countsOf[status] === counts ? total + amount : total), 0)
  const ended = allocations.filter(({ status }) => isOutcome(status)).sort((a, b) => b.change_order - a.change_order)
  const last = ended[0]?.status
  return {
    owed,
    settled: sum('settled'),
    checks: sum('checks'),
    inFlight: sum('inFlight'),
    scheduled: sum('scheduled'),
    lastOutcome: last !== undefined && isOutcome(last) ? last : null,
    opened,
  }
}

type KeptFacts = Pick<
  ExpenseRecord,
  'owed' | 'settled' | 'checks' | 'in_flight' | 'scheduled' | 'last_outcome' | 'opened'
>

/** Reads the facts that the row keeps, for showing them. A chart decides by `factsOf` under the lock. */
export const keptFactsOf = (row: KeptFacts): ExpenseFacts => ({
  owed: row.owed,
  settled: row.settled,
  checks: row.checks,
  inFlight: row.in_flight,
  scheduled: row.scheduled,
  lastOutcome: row.last_outcome,
  opened: row.opened,
})

export type OwedExpense = { readonly id: string; readonly owed: number; readonly other_id: string }

/** Holds one allocation to an expense, or one person who opened it. */
type FactRow = { readonly [Key in keyof AllocationState]: AllocationState[Key] | null } & {
  readonly id: string
  readonly opened_by: string | null
}

const isAllocation = (row: FactRow): row is FactRow & AllocationState => row.status !== null

/** Two lists in one statement cost half of what one join from the expenses costs, because they need no expense. */
const countsFacts = builtOnce<{ ids: readonly string[] }, FactRow>((tx, value) => {
  const among = sql<string>`any(${value('ids')}::uuid[])`
  return tx
    .selectFrom('allocation as a')
    .innerJoin('payment as p', (join) =>
      join.onRef('p.family_id', '=', 'a.family_id').onRef('p.id', '=', 'a.payment_id'),
    )
    .select((eb) => [
      'a.expense_id as id',
      'a.amount',
      'p.status',
      'p.change_order',
      eb.cast<string | null>(eb.lit(null), 'uuid').as('opened_by'),
    ])
    .where('a.expense_id', '=', among)
    .$castTo<FactRow>()
    .unionAll((eb) =>
      eb
        .selectFrom('viewed')
        .select([
          'entity_id as id',
          eb.lit(null).as('amount'),
          eb.lit(null).as('status'),
          eb.lit(null).as('change_order'),
          'person_id as opened_by',
        ])
        .where('entity_id', '=', among),
    )
})

const factRows = (tx: Tx, ids: readonly string[]): Promise<FactRow[]> => countsFacts.run(tx, { ids })

const factsAmong = ({ owed, other_id }: OwedExpense, found: readonly FactRow[]): ExpenseFacts => {
  const opened = found.some(({ opened_by }) => opened_by === other_id)
  return factsFrom(owed, opened, found.filter(isAllocation))
}

/** Gives the facts of several expenses in one statement: what each owes, what its payments add up to, whether it was opened. */
export const factsOf = async (tx: Tx, expenses: readonly OwedExpense[]): Promise<Map<string, ExpenseFacts>> => {
  if (expenses.length === 0) return new Map()
  const ids = expenses.map(({ id }) => id)
  const byExpense = Map.groupBy(await factRows(tx, ids), ({ id }) => id)
  return new Map(expenses.map((expense) => [expense.id, factsAmong(expense, byExpense.get(expense.id) ?? [])]))
}

/** Computes the facts of one expense under the caller's lock. */
export const factsOfExpense = async (tx: Tx, row: OwedExpense): Promise<ExpenseFacts> =>
  factsAmong(row, await factRows(tx, [row.id]))

/** Locks an expense by `lock`, and counts its facts behind the lock without waiting for it. */
export const lockWithFacts = async <Row extends OwedExpense>(
  tx: Tx,
  id: string,
  lock: () => Promise<Row | undefined>,
): Promise<{ readonly row: Row; readonly facts: ExpenseFacts } | undefined> => {
  const [row, found] = await Promise.all([lock(), factRows(tx, [id])])
  return row && { row, facts: factsAmong(row, found) }
}
