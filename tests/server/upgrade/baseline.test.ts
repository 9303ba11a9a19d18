import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Schema } from '#server/db/schema.ts'
import { kyselyOn } from '#server/db/statements.ts'
import { type Db, scopesOf } from '#server/db/tenancy.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyDatabase } from '#server/history/verify-database.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { movableClock } from '#tests/support/clock.ts'
import { type KeptVersion, keptVersion } from '#tests/support/record/kept-version.ts'
import { asSuperuser } from '#tests/support/record/superuser.ts'

// An older record states all its rows once. From then on they are proven, also where its own entries said too little.

let kept: KeptVersion
let db: Db
beforeAll(async () => {
  kept = await keptVersion('9181e03')
  await prepareDatabase(kept.database, movableClock('2026-11-23T13:00:00.000Z'))
  db = kyselyOn<Schema>(kept.database.pool({ max: 2 }))
})
afterAll(async () => {
  await db.destroy()
  await kept.drop()
})

const findings = async () => (await verifyDatabase(scopesOf(db), recordParts, kept.dataDir, kept.publicPem)).join('\n')
const meddle = (statement: string) =>
  asSuperuser(kept.database.superuser, `set session_replication_role = replica; ${statement}`)

const entries = async (kind: string) => {
  const scopes = scopesOf(db)
  const families = await scopes.acrossFamilies((tx) => tx.selectFrom('stream').select('family_id').distinct().execute())
  const found = await Promise.all(
    families.map(({ family_id }) =>
      scopes.asSystem(family_id, (tx) => tx.selectFrom('entry').selectAll().where('kind', '=', kind).execute()),
    ),
  )
  return found.flat()
}

test('each row is stated once, however often the program starts', async () => {
  const before = await entries('record.baseline')
  expect(before.length).toBeGreaterThan(20)
  await prepareDatabase(kept.database, movableClock('2026-11-24T13:00:00.000Z'))
  expect(await entries('record.baseline')).toHaveLength(before.length)
  expect(await findings()).toBe('')
})

test('erasures of before are listed once, and no others are forgiven', async () => {
  const [erased, ...others] = await entries('record.erased')
  expect(others).toEqual([])
  expect(JSON.parse(erased?.payload ?? '')).toMatchObject({ found: true, reason: 'found at the upgrade' })
})

test.each([
  ['a part of a payment', 'update allocation set amount = amount - 1', 'update allocation set amount = amount + 1'],
  [
    'a family’s zone',
    `update family set time_zone = 'Asia/Tokyo' where country = 'US'`,
    `update family set time_zone = 'America/New_York' where country = 'US'`,
  ],
  [
    'the split of a category',
    'update category set creator_percent = creator_percent - 1',
    'update category set creator_percent = creator_percent + 1',
  ],
  [
    'a name',
    `update person set first_name = first_name || 'x'`,
    `update person set first_name = rtrim(first_name, 'x')`,
  ],
  ['a file’s hash', 'update file set bytes = bytes + 1', 'update file set bytes = bytes - 1'],
])('a change of %s is found, though no entry of then said it', async (_what, statement, undo) => {
  await meddle(statement)
  expect(await findings()).toMatch(/the row is not what its history says/)
  await meddle(undo)
  expect(await findings()).toBe('')
})
