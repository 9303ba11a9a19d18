import { expect, test } from 'vitest'
import type { Schema } from '#server/db/schema.ts'
import { kyselyOn } from '#server/db/statements.ts'
import { scopesOf } from '#server/db/tenancy.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { demoFamilies } from '#server/seed/accounts.ts'
import { seedDemo } from '#server/seed/demo.ts'
import { movableClock } from '#tests/support/clock.ts'
import { testDatabase } from '#tests/support/database.ts'

/** Seeds the demo families at an instant and returns what verifying each finds. */
const seededAt = async (now: string) => {
  const database = await testDatabase()
  const db = kyselyOn<Schema>(database.pool())
  try {
    await seedDemo({ db, clock: movableClock(now) })
    const scopes = scopesOf(db)
    const families = await scopes.beforeSignIn((tx) =>
      tx.selectFrom('membership').select('family_id').distinct().execute(),
    )
    const found = families.map(({ family_id }) => verifyFamily(scopes, recordParts, family_id, []))
    return await Promise.all(found)
  } finally {
    await db.destroy()
    await database.drop()
  }
}

test.each([
  ['Thanksgiving', '2026-12-04T15:00:00.000Z'],
  ['Christmas Eve at noon in Mexico City and at five in London', '2027-01-01T21:21:00.000Z'],
  ['Easter in Mexico, whose next one is more than a year away', '2027-04-01T18:00:00.000Z'],
  ['Mother’s Day in Mexico', '2027-05-18T20:00:00.000Z'],
])('the demo begins soon after the first day of a holiday: %s', async (_, now) => {
  expect(await seededAt(now)).toEqual(demoFamilies.map(() => []))
})
