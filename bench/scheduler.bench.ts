import { sql } from 'kysely'
import { handleDueTimes } from '#server/jobs/due-times.ts'
import { standAlone } from './families.bench.ts'
import type { Harness } from './harness.ts'
import type { TargetConfig } from './http/target.ts'
import { inTurns, type Measured, median } from './measure.ts'

const series = 100_000
const rounds = 5
const looks = 50

const subjectOf = ({ subjects: [subject] }: Harness) => {
  if (!subject) throw new Error('a family is needed')
  return subject
}

/**
 * Inserts this many active series by SQL, each with one payment for a future day, because planning them would take too
 * long.
 */
const fill = (harness: Harness) => {
  const { familyId, a, b } = subjectOf(harness)
  return harness.deps.scopes.asSystem(familyId, async (tx) => {
    const { id } = await tx.selectFrom('expense').select('id').limit(1).executeTakeFirstOrThrow()
    const parties = sql`${a.personId}, ${b.personId}`
    await sql`
      insert into payment_series (family_id, id, status, version, name, total, frequency, starts_on, end_count, zone,
          payer_id, receiver_id, bank_account_id, expense_id, created_at, changed_at)
        select ${familyId}, gen_random_uuid(), 'active', 1, 'Series ' || n, 1000, 'monthlyOnDay', '2100-01-01', 1,
          'America/New_York', ${parties}, gen_random_uuid(), ${id}, '2026-01-01', '2026-01-01'
        from generate_series(1, ${series}::int) n`.execute(tx)
    await sql`
      insert into payment (family_id, id, status, version, method, later, amount, payer_id, receiver_id, series_id,
          start_on, start_at, created_at, changed_at)
        select family_id, gen_random_uuid(), 'scheduled', 1, 'bank', true, 1000, payer_id, receiver_id, id,
          '2100-01-01', '2100-01-01'::timestamptz, created_at, created_at
        from payment_series`.execute(tx)
  })
}

/** Measures what one run of the clock costs while nothing is due, with 100,000 active series and with none. */
export const measureScheduler = async (place: TargetConfig): Promise<Measured> => {
  const full = await standAlone(place, 'scheduler_full', 1)
  const empty = await standAlone(place, 'scheduler_empty', 1)
  await fill(full)
  await full.database.migrator.pool({ max: 1 }).query('vacuum analyze due_time')
  const costOf =
    ({ deps }: Harness) =>
    async (): Promise<number> => {
      const begun = performance.now()
      for (let count = 0; count < looks; count += 1) await handleDueTimes(deps)
      return ((performance.now() - begun) * 1000) / looks
    }
  const [many = [], none = []] = await inTurns(rounds, [costOf(full), costOf(empty)])
  for (const { app } of [full, empty]) await app.close()
  return {
    measures: [
      {
        name: `a look at what is due, among ${series.toLocaleString('en-US')} active series against none`,
        ours: median(many),
        plain: median(none),
        unit: 'µs',
        ratio: median(many.map((cost, round) => (none[round] ?? Number.NaN) / cost)),
        aim: 0.7,
      },
    ],
    layers: [],
  }
}
