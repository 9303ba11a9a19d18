import { type Expression, type Selectable, sql } from 'kysely'
import type { ExpenseSelection } from '#contract/expenses/expense-log.ts'
import type { ExpenseSumsDto, ExpenseTotalsDto } from '#contract/expenses/expense-sums.ts'
import type { ExpenseStatus } from '#contract/expenses/expenses.ts'
import { addUp } from '#domain/money.ts'
import { flag, integer, type Packing, packing, word } from '../../../db/reading/packed-rows.ts'
import type { Schema } from '../../../db/schema.ts'
import type { Tx, Viewer } from '../../../db/tenancy.ts'
import { agreed, ended, isKeptPrivate, outstanding, uncounted } from '../expenses.statuses.ts'
import { hasKeptSums, matching, matchingSums } from './expenses.matching.ts'

const amounts = [
  ...(['count', 'total', 'owed', 'settled', 'checks', 'in_flight', 'scheduled'] as const),
  ...(['transfers', 'unpaid'] as const),
] as const
type Amount = (typeof amounts)[number]

const key = ['creator_id', 'other_id', 'status', 'payable'] as const
type Key = (typeof key)[number]

/** Adds up expenses in one status that one parent recorded. Amounts are in minor units. */
export type Sum = Pick<Selectable<Schema['expense_total']>, Key | Amount>

/** One expense adds this to each sum. */
const added: Readonly<Record<Amount, string>> = {
  count: '1',
  total: 'total',
  owed: 'owed',
  settled: 'settled',
  checks: 'checks',
  in_flight: 'in_flight',
  scheduled: 'scheduled',
  transfers: 'transfers',
  unpaid: '(owed > settled + in_flight)::integer',
}
const addedUp = (amount: Amount) => sql<number>`sum(${sql.raw(added[amount])})::bigint`.as(amount)

export const sumRows: Packing<Sum> = packing<Sum>({
  creator_id: word(),
  other_id: word(),
  status: word<ExpenseStatus>(),
  payable: flag,
  count: integer,
  total: integer,
  owed: integer,
  settled: integer,
  checks: integer,
  in_flight: integer,
  scheduled: integer,
  transfers: integer,
  unpaid: integer,
})

/** Selects what adds up to a selection, by parent and status. Only a selection of which no sums are kept is added up. */
export const sumsOf = (tx: Tx, viewer: Viewer, selection: ExpenseSelection): Expression<Sum> =>
  hasKeptSums(selection)
    ? tx
        .selectFrom('expense_total')
        .select([...key, ...amounts])
        .where('count', '>', sql.lit(0))
        .where(matchingSums(selection))
    : tx.selectFrom('expense').select(key).select(amounts.map(addedUp)).where(matching(selection, viewer)).groupBy(key)

export const sumsIn = async (tx: Tx, viewer: Viewer, selection: ExpenseSelection): Promise<Sum[]> => {
  const { rows } = await sql<{
    sums: string | null
  }>`select ${sumRows.pack(sumsOf(tx, viewer, selection))} as sums`.execute(tx)
  return sumRows.unpack(rows[0]?.sums ?? null)
}

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
  const { unanswered, ...parts } = openParts(sums)
  return { amount: addUp(Object.values(parts)), count: add(sums.filter(isAgreed), 'unpaid'), ...parts, unanswered }
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
