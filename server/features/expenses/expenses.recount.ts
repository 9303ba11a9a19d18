import { sql } from 'kysely'
import type { Counts } from '#machines/payments/payment.setup.ts'
import type { FamilyScopes, Tx } from '../../db/tenancy.ts'
import type { Finding } from '../../history/record-part.ts'
import { statusesThat } from '../payments/payments.facts.ts'

const sumOf = (counts: Counts) =>
  sql`coalesce(sum(a.amount) filter (where p.status = any(${statusesThat(counts)})), 0)::bigint`
const outcomes = [...statusesThat('settled'), ...statusesThat('nothing')]

/** Counts the facts of every expense again, by the chart of payments, and finds those whose row keeps others. */
const miscountedFacts = async (tx: Tx): Promise<Finding[]> => {
  const { rows } = await sql<{ id: string }>`
    select e.id from expense e left join (
      select a.family_id, a.expense_id, ${sumOf('settled')} as settled, ${sumOf('checks')} as checks,
        ${sumOf('inFlight')} as in_flight, ${sumOf('scheduled')} as scheduled,
        count(*) filter (where p.status = any(${statusesThat('inFlight')})) as transfers,
        (array_agg(p.status order by p.change_order desc) filter (where p.status = any(${outcomes})))[1] as last_outcome
      from allocation a join payment p on p.family_id = a.family_id and p.id = a.payment_id
      group by a.family_id, a.expense_id
    ) d on d.family_id = e.family_id and d.expense_id = e.id
    where (e.settled, e.checks, e.in_flight, e.scheduled, e.transfers) is distinct from
        (coalesce(d.settled, 0), coalesce(d.checks, 0), coalesce(d.in_flight, 0), coalesce(d.scheduled, 0),
          coalesce(d.transfers, 0))
      or e.last_outcome is distinct from d.last_outcome
      or e.opened <> exists (
        select from viewed v where v.family_id = e.family_id and v.entity_id = e.id and v.person_id = e.other_id)
    order by e.id`.execute(tx)
  return rows.map(({ id }) => `expense ${id}: its row does not keep what its payments and its first view add up to`)
}

/** Adds up all expenses again, and finds the sums that are not kept so. */
const miscountedTotals = async (tx: Tx): Promise<Finding[]> => {
  const { rows } = await sql<{ status: string; other_id: string }>`
    select coalesce(t.status, c.status) as status, coalesce(t.other_id, c.other_id) as other_id
    from (select * from expense_total
        where (count, total, owed, settled, checks, in_flight, scheduled, transfers, unpaid) <> (0, 0, 0, 0, 0, 0, 0, 0, 0)
      ) t full join (
        select family_id, reach, audience, creator_id, other_id, status, payable, count(*) as count,
          sum(total)::bigint as total, sum(owed)::bigint as owed, sum(settled)::bigint as settled,
          sum(checks)::bigint as checks, sum(in_flight)::bigint as in_flight, sum(scheduled)::bigint as scheduled,
          sum(transfers)::bigint as transfers, count(*) filter (where owed > settled + in_flight) as unpaid
        from expense group by family_id, reach, audience, creator_id, other_id, status, payable
      ) c on c.family_id = t.family_id and c.reach = t.reach and coalesce(c.audience, '{}') = coalesce(t.audience, '{}')
        and c.creator_id = t.creator_id and c.other_id = t.other_id and c.status = t.status and c.payable = t.payable
    where (t.count, t.total, t.owed, t.settled, t.checks, t.in_flight, t.scheduled, t.transfers, t.unpaid) is distinct from
      (c.count, c.total, c.owed, c.settled, c.checks, c.in_flight, c.scheduled, c.transfers, c.unpaid)
    order by 1, 2`.execute(tx)
  return rows.map(({ status, other_id }) => `expenses in ${status} that ${other_id} owes: their sums are not kept so`)
}

/** Counts again all that rows keep of expenses, and says where they keep something else. It repairs nothing. */
export const miscounted = async (tx: Tx): Promise<Finding[]> => [
  ...(await miscountedFacts(tx)),
  ...(await miscountedTotals(tx)),
]

export const miscountedIn = ({ asSystem }: FamilyScopes, familyId: string): Promise<Finding[]> =>
  asSystem(familyId, miscounted)
