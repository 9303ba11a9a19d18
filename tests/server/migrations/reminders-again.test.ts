import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { asSuperuser, bySuperuser } from '#tests/support/record/superuser.ts'
import { migrateTo } from './migrate-to.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase('template0')
})
afterAll(() => database.drop())

const [family, sam, endless, kept, own, once, over, cancelled, silent] = Array.from({ length: 9 }, () => randomUUID())

type Said = {
  status?: string
  frequency?: string
  last?: string
  reminder?: number
  reach?: string
  audience?: string | undefined
}

const event = (id: string | undefined, said: Said = {}): string => {
  const { status = 'shared', frequency = 'daily', last, reminder = 2880, reach = 'family', audience } = said
  return `
    insert into calendar_event (family_id, id, status, version, owner_id, title, parent_id, child_ids, colour, zone,
        starts_on, starts_at, ends_on, ends_at, frequency, repeats_every, last_on, left_out, reminder, hides_place, reach,
        audience, created_at, changed_at)
      values ('${family}', '${id}', '${status}', 1, '${sam}', 'Practice', '${sam}', '{}', 'purple', 'America/New_York',
        '2026-01-02', '16:00', '2026-01-02', '17:00', '${frequency}', 1, ${last ? `'${last}'` : 'null'}, '[]',
        ${reminder < 0 ? 'null' : reminder}, false, '${reach}', ${audience ? `array['${audience}'::uuid]` : 'null'},
        '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z')`
}

const before = [
  `insert into family values ('${family}', 'US', 'USD', 'America/New_York', '2026-01-01T00:00:00Z')`,
  `insert into person (id, username, first_name, last_name, locale, time_zone, user_type, created_at)
    values ('${sam}', 'sam', 'Sam', 'Test', 'en-US', 'America/New_York', 'parent', '2026-01-01T00:00:00Z')`,
  event(endless),
  event(kept, { last: '2999-12-31' }),
  event(own, { status: 'private', reach: 'closed', audience: sam }),
  event(once, { frequency: 'once', last: '2999-12-31' }),
  event(over, { last: '2026-02-01' }),
  event(cancelled, { status: 'cancelled' }),
  event(silent, { reminder: -1 }),
  `insert into due_time (family_id, entity, entity_id, due_at, reach)
    values ('${family}', 'calendarEvent', '${kept}', '2026-03-01T21:00:00Z', 'family')`,
].join(';')

test('the clock looks again at series whose reminders have stopped, each in the sight of those who see it', async () => {
  await migrateTo(database, '129-words-of-latest-months')
  await asSuperuser(database.superuser, before)
  await migrate(database)
  const times = await bySuperuser(
    database,
    `select entity_id, reach, audience, due_at <= now() as due, due_at > '2026-04-01' as later from due_time`,
  )
  expect(times).toHaveLength(3)
  expect(times).toEqual(
    expect.arrayContaining([
      { entity_id: endless, reach: 'family', audience: null, due: true, later: true },
      { entity_id: own, reach: 'closed', audience: [sam], due: true, later: true },
      { entity_id: kept, reach: 'family', audience: null, due: true, later: false },
    ]),
  )
})
