import { type Expression, sql } from 'kysely'
import type { ExpenseSelection } from '#contract/expenses/expense-log.ts'
import type { ExpenseSumsDto, ExpenseTotalsDto } from '#contract/expenses/expense-sums.ts'
import type { ExpenseStatus } from '#contract/expenses/expenses.ts'
import { addUp } from '#domain/money.ts'
import type { Counts } from '#machines/payments/payment.setup.ts'
import type { Tx, Viewer } from '../../../db/tenancy.ts'
import { statusesThat } from '../../payments/payments.facts.ts'
import { agreed, ended, isKeptPrivate, outstanding, uncounted } from '../expenses.statuses.ts'
import { matching } from './expenses.matching.ts'

/** Adds up the expenses in one status that one parent recorded. Amounts are in minor units. */
type Sum = {
  readonly creator_id: string
  readonly other_id: string
  readonly status: ExpenseStatus
  readonly count: number
  readonly total: number
  readonly owed: number
  readonly settled: number
  readonly checks: number
  readonly in_flight: number
  readonly scheduled: number
  /** The number of transfers that have not arrived. */
  readonly transfers: number
  /** The number of expenses of which some is neither paid nor with the bank. */
  readonly unpaid: number
}

/** Sums what is selected, by parent and status. */
export const sumsIn = (tx: Tx, viewer: Viewer, selection: ExpenseSelection): Promise<Sum[]> => {
  const paid = (counts: Counts) =>
    sql<number>`coalesce(sum(a.amount) filter (where p.status = any(${statusesThat(counts)})), 0)::bigint`
  const add = (of: Expression<number>) => sql<number>`coalesce(sum(${of}), 0)::bigint`
  return tx
    .with('matched', (db) =>
      db
        .selectFrom('expense')
        .select(['id', 'creator_id', 'other_id', 'status', 'total', 'owed'])
        .where(matching(selection, viewer)),
    )
    .with('paid', (db) =>
      db
        .selectFrom('allocation as a')
        .innerJoin('payment as p', (join) =>
          join.onRef('p.family_id', '=', 'a.family_id').onRef('p.id', '=', 'a.payment_id'),
        )
        .select(['a.expense_id', paid('settled').as('settled'), paid('checks').as('checks')])
        .select([paid('inFlight').as('in_flight'), paid('scheduled').as('scheduled')])
        .select(sql<number>`count(*) filter (where p.status = any(${statusesThat('inFlight')}))`.as('transfers'))
        .where('a.expense_id', 'in', (eb) => eb.selectFrom('matched').select('id'))
        .groupBy('a.expense_id'),
    )
    .selectFrom('matched as m')
    .leftJoin('paid as d', 'd.expense_id', 'm.id')
    .groupBy(['m.creator_id', 'm.other_id', 'm.status'])
    .select(['m.creator_id', 'm.other_id', 'm.status', ({ fn }) => fn.countAll<number>().as('count')])
    .select([add(sql.ref('m.total')).as('total'), add(sql.ref('m.owed')).as('owed')])
    .select([add(sql.ref('d.settled')).as('settled'), add(sql.ref('d.checks')).as('checks')])
    .select([add(sql.ref('d.in_flight')).as('in_flight'), add(sql.ref('d.scheduled')).as('scheduled')])
    .select(add(sql.ref('d.transfers')).as('transfers'))
    .select(
      sql<number>`count(*) filter (where m.owed > coalesce(d.settled, 0) + coalesce(d.in_flight, 0))`.as('unpaid'),
    )
    .execute()
}

type Amount = Exclude<keyof Sum, 'creator_id' | 'other_id' | 'status'>
const add = (sums: readonly Sum[], amount: Amount): number => addUp(sums.map((sum) => sum[amount]))

const isAgreed = ({ status }: Sum): boolean => agreed.includes(status)
/** Returns what is neither paid nor on its way nor planned. */
const restOf = (sums: readonly Sum[]): number =>
  add(sums, 'owed') - addUp((['settled', 'checks', 'in_flight', 'scheduled'] as const).map((part) => add(sums, part)))

/** Returns the parts of a share of which nothing arrived. */
const openParts = (sums: readonly Sum[]) => ({
  unconfirmed: add(sums, 'checks'),
  scheduled: add(sums, 'scheduled'),
  left: restOf(sums.filter(isAgreed)),
  unanswered: restOf(sums.filter((sum) => !isAgreed(sum))),
})

type OwedBy = ExpenseSumsDto['counted']['owed'][number]
const owedBy = (personId: string, sums: readonly Sum[]): OwedBy => ({
  personId,
  count: add(sums, 'count'),
  share: add(sums, 'owed'),
  paid: add(sums, 'settled'),
  withBank: add(sums, 'in_flight'),
  ...openParts(sums),
})

const sharesOf = (sums: readonly Sum[]): ExpenseSumsDto['counted']['shares'] => {
  const people = [...new Set(sums.flatMap(({ creator_id, other_id }) => [creator_id, other_id]))].toSorted()
  return people.map((personId) => ({
    personId,
    amount: addUp(
      sums.map((sum) => {
        if (sum.other_id === personId) return sum.owed
        return sum.creator_id === personId ? sum.total - sum.owed : 0
      }),
    ),
  }))
}

const amountsOf = (sums: readonly Sum[]) => ({ count: add(sums, 'count'), total: add(sums, 'total') })

export const expenseSumsOf = (sums: readonly Sum[]): ExpenseSumsDto => {
  const counted = sums.filter(({ status }) => !uncounted.includes(status))
  const byOwer = Map.groupBy(counted, ({ other_id }) => other_id)
  const owed = [...byOwer].map(([personId, own]) => owedBy(personId, own))
  return {
    counted: {
      ...amountsOf(counted),
      shares: sharesOf(counted),
      owed: owed.toSorted((a, b) => (a.personId < b.personId ? -1 : 1)),
    },
    ended: amountsOf(sums.filter(({ status }) => ended.includes(status))),
    private: amountsOf(sums.filter(({ status }) => isKeptPrivate(status))),
  }
}

const owesOf = (sums: readonly Sum[]): ExpenseTotalsDto['youOwe'] => {
  const parts = openParts(sums)
  return { amount: addUp(Object.values(parts)), count: add(sums, 'unpaid'), ...parts }
}

/** Returns the totals of what is outstanding among these sums. */
export const expenseTotalsOf = (sums: readonly Sum[], { viewpoint }: Viewer): ExpenseTotalsDto => {
  const open = sums.filter(({ status }) => outstanding.includes(status))
  return {
    youOwe: owesOf(open.filter(({ other_id }) => other_id === viewpoint)),
    othersOwe: owesOf(open.filter(({ other_id }) => other_id !== viewpoint)),
    withBank: { amount: add(open, 'in_flight'), count: add(open, 'transfers') },
  }
}
