import { sql } from 'kysely'
import type { Scopes } from '#server/db/tenancy.ts'
import type { Subject } from '../harness.ts'

/** A long log consists mostly of these. */
const names = [
  'Winter coat',
  'Orthodontist, second visit',
  'Piano lessons',
  'Colegiatura de otoño',
  'Soccer cleats',
  'School lunches',
  'Summer camp deposit',
  'Niñera, sábado',
]

type Of = Pick<Subject, 'familyId' | 'a' | 'b' | 'categoryId' | 'childId'>

/** Usually nine in ten are settled; or all of them wait for an answer, a payment or a receipt. */
const mixes = {
  usual: sql`case n % 40 when 0 then 'open' when 1 then 'approved.unpaid' when 2 then 'approved.partlyPaid'
    when 3 then 'declined' else 'settled' end`,
  outstanding: sql`case n % 4 when 0 then 'open' when 1 then 'approved.unpaid' when 2 then 'approved.partlyPaid'
    else 'receiptRequested' end`,
} as const

/**
 * Fills one family's log in four statements; every third expense has a note. The rows have no history, so they serve
 * only to measure reading.
 */
export const fillLog = (
  { asSystem }: Pick<Scopes, 'asSystem'>,
  of: Of,
  count: number,
  now: string,
  mix: keyof typeof mixes = 'usual',
): Promise<void> =>
  asSystem(of.familyId, async (tx) => {
    const [a, b] = [of.a.personId, of.b.personId]
    await sql`
      insert into expense (family_id, id, status, version, name, total, owed, category_id, creator_percent, creator_id,
        other_id, child_ids, purchase_date, note, created_at, changed_at)
      select ${of.familyId}, gen_random_uuid(),
        (${mixes[mix]}),
        1, (${names}::text[])[1 + n % ${names.length}] || ' ' || n, 2 * (1000 + n * 7919 % 40000), 1000 + n * 7919 % 40000,
        ${of.categoryId}::uuid, 50, case n % 2 when 0 then ${a}::uuid else ${b}::uuid end,
        case n % 2 when 0 then ${b}::uuid else ${a}::uuid end, array[${of.childId}::uuid],
        (${now}::timestamptz at time zone 'UTC')::date - (n / 9) % 1000, case n % 3 when 0 then 'Receipt number ' || n end,
        ${now}::timestamptz - n * interval '97 minutes', ${now}::timestamptz - n * interval '97 minutes'
      from generate_series(1, ${count}::int) n`.execute(tx)
    await sql`
      insert into payment (family_id, id, status, version, method, later, amount, payer_id, receiver_id, created_at, changed_at)
      select family_id, id, 'confirmed', 1, 'check', false, case status when 'settled' then owed else 500 end, other_id,
        creator_id, created_at, created_at
      from expense where status in ('settled', 'approved.partlyPaid') on conflict do nothing`.execute(tx)
    await sql`
      insert into allocation (family_id, payment_id, expense_id, amount)
      select family_id, id, id, amount from payment where id in (select id from expense) on conflict do nothing`.execute(
      tx,
    )
    await sql`
      insert into viewed (family_id, entity_id, person_id, at)
      select family_id, id, other_id, created_at from expense where status <> 'open' on conflict do nothing`.execute(tx)
  })
