import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { asSuperuser, bySuperuser } from '#tests/support/record/superuser.ts'
import { migrateTo } from './migrate-to.ts'

// Checks that a migrated database keeps its data and contains what the migration adds.

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase('template0')
})
afterAll(() => database.drop())

const [family, category, own, child, unused, dana, sam] = Array.from({ length: 7 }, () => randomUUID())

const before = `
  insert into family values ('${family}', 'US', 'USD', 'America/New_York', '2026-01-01T00:00:00Z');
  insert into person (id, username, email, first_name, last_name, locale, time_zone, user_type, created_at)
    select id::uuid, name, name || '@example.com', name, 'Test', 'en-US', 'America/New_York', 'parent', '2026-01-01T00:00:00Z'
    from (values ('${dana}', 'dana'), ('${sam}', 'sam')) as people (id, name);
  insert into child (family_id, id, first_name) values ('${family}', '${child}', 'Mia'), ('${family}', '${unused}', 'Leo');
  insert into category (family_id, id, preset, name, creator_percent)
    values ('${family}', '${category}', 'general', null, 50), ('${family}', '${own}', null, 'Music', 60);
  insert into expense (family_id, id, status, version, name, total, owed, category_id, creator_percent, creator_id, other_id,
      child_ids, purchase_date, audience, created_at, changed_at)
    select '${family}', gen_random_uuid(), status, 1, 'Piano', 100, 50, category::uuid, 50, '${sam}', '${dana}',
      array['${child}'::uuid], '2026-01-02', audience, at::timestamptz, '2026-11-01T00:00:00Z'
    from (values ('open', '${category}', '2026-02-01T00:00:00Z', null), ('open', '${category}', '2026-01-05T00:00:00Z', null),
      ('private', '${own}', '2026-03-01T00:00:00Z', array['${sam}'::uuid])) as made (status, category, at, audience)`

test('children and categories that expenses named before are known to be in use, each in whose sight', async () => {
  await migrateTo(database, '007-outbox')
  await asSuperuser(database.superuser, before)
  await migrate(database)
  const uses = await bySuperuser(
    database,
    `select used_id, to_char(since at time zone 'UTC', 'YYYY-MM-DD') as since, audience from
      (select used_id, since, audience from category_use union all select used_id, since, audience from child_use) as uses`,
  )
  expect(uses).toHaveLength(4)
  expect(uses).toEqual(
    expect.arrayContaining([
      { used_id: category, since: '2026-01-05', audience: null },
      { used_id: child, since: '2026-01-05', audience: null },
      { used_id: own, since: '2026-03-01', audience: [sam] },
      { used_id: child, since: '2026-03-01', audience: [sam] },
    ]),
  )
  const forced = await bySuperuser(
    database,
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relrowsecurity
      and not relforcerowsecurity`,
  )
  expect(forced).toEqual([])
})
