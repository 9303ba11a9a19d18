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

const [family, dana, sam, opened, unopened, draft] = Array.from({ length: 6 }, () => randomUUID())

const message = (id: string | undefined) => `
  insert into message (family_id, id, thread_id, author_id, recipient_ids, subject, body, sent_at, reach, audience)
    values ('${family}', '${id}', '${id}', '${sam}', array['${dana}'::uuid], 'Winter coats', 'She practises',
      '2026-02-01T00:00:00Z', 'named', array['${sam}', '${dana}']::uuid[])`
const delivery = (id: string | undefined) => `
  insert into delivery (family_id, id, message_id, person_id, author_id, status, version, reach, audience, changed_at)
    values ('${family}', gen_random_uuid(), '${id}', '${dana}', '${sam}', 'new', 1, 'named',
      array['${sam}', '${dana}']::uuid[], '2026-02-01T00:00:00Z')`
const open = (id: string | undefined) =>
  `update delivery set status = 'viewed', viewed_at = changed_at where message_id = '${id}'`

const before = `
  insert into family values ('${family}', 'US', 'USD', 'America/New_York', '2026-01-01T00:00:00Z');
  insert into person (id, username, first_name, last_name, locale, time_zone, user_type, created_at)
    select id::uuid, name, name, 'Test', 'en-US', 'America/New_York', 'parent', '2026-01-01T00:00:00Z'
    from (values ('${dana}', 'dana'), ('${sam}', 'sam')) as people (id, name);
  ${message(opened)}; ${delivery(opened)}; ${open(opened)}; ${message(unopened)}; ${delivery(unopened)};
  insert into draft (family_id, id, status, version, author_id, recipient_ids, subject, body, file_ids, created_at,
      changed_at, audience)
    values ('${family}', '${draft}', 'saved', 1, '${sam}', '{}', 'Boots', '', '{}', '2026-02-02T00:00:00Z',
      '2026-02-02T00:00:00Z', array['${sam}'::uuid])`

const words = (id: string | undefined) =>
  bySuperuser(database, `select part, vector::text from words where id = '${id}' order by part`)

test('messages and drafts of before are found as those that come later', async () => {
  await migrateTo(database, '110-tone-checks')
  await asSuperuser(database.superuser, before)
  await migrate(database)
  expect((await words(opened)).map(({ part }) => part)).toEqual(['whole'])
  expect((await words(unopened)).map(({ part }) => part)).toEqual(['subject', 'whole'])
  expect(await words(draft)).toHaveLength(1)

  const [later, laterUnopened] = [randomUUID(), randomUUID()]
  await asSuperuser(
    database.superuser,
    `${message(later)}; ${delivery(later)}; ${open(later)}; ${message(laterUnopened)}; ${delivery(laterUnopened)}`,
  )
  expect(await words(later)).toEqual(await words(opened))
  expect(await words(laterUnopened)).toEqual(await words(unopened))
  expect(JSON.stringify(await words(opened))).toContain('practis')
})
