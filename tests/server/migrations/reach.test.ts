import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { asSuperuser, bySuperuser } from '#tests/support/record/superuser.ts'
import { migrateTo } from './migrate-to.ts'

// Covers rows that were written before rows had a reach, and a professional who had one viewpoint.

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase('template0')
})
afterAll(() => database.drop())

const [family, dana, sam, pat, stream, entity] = Array.from({ length: 6 }, () => randomUUID())

const before = `
  insert into family values ('${family}', 'US', 'USD', 'America/New_York', '2026-01-01T00:00:00Z');
  insert into person (id, username, email, first_name, last_name, locale, time_zone, user_type, created_at)
    select id::uuid, name, name || '@example.com', name, 'Test', 'en-US', 'America/New_York', type, '2026-01-01T00:00:00Z'
    from (values ('${dana}', 'dana', 'parent'), ('${sam}', 'sam', 'parent'), ('${pat}', 'pat', 'professional'))
      as people (id, name, type);
  insert into membership (family_id, person_id, role, side, viewpoint, since)
    select '${family}', id::uuid, role, side, viewpoint::uuid, '2026-01-02T00:00:00Z'
    from (values ('${dana}', 'parent', 'A', null), ('${sam}', 'parent', 'B', null), ('${pat}', 'professional', null, '${dana}'))
      as members (id, role, side, viewpoint);
  insert into session (id, token_hash, person_id, family_id, created_at, expires_at)
    select gen_random_uuid(), sha256(person_id::text::bytea), person_id, family_id, since, since + interval '1 year' from membership;
  insert into viewed (family_id, entity_id, person_id, at, audience)
    values ('${family}', '${entity}', '${dana}', '2026-01-03T00:00:00Z', null),
      ('${family}', '${entity}', '${sam}', '2026-01-03T00:00:00Z', array['${sam}'::uuid]);
  insert into stream (family_id, id, audience, head_seq, head_hash)
    values ('${family}', '${stream}', null, 1, ''), ('${family}', gen_random_uuid(), array['${sam}'::uuid], 0, '');
  insert into entry (family_id, stream_id, seq, id, at, kind, entity, entity_id, payload_hash, previous, hash)
    values ('${family}', '${stream}', 1, gen_random_uuid(), '2026-01-03', 'expense.begin', 'expense', '${entity}', '', '', '')`

const rowsOf = (statement: string) => bySuperuser(database, statement)

test('rows keep their meaning: null is both parents, people are in sessions of their own; a viewpoint is an access', async () => {
  await migrateTo(database, '024-deactivated')
  await asSuperuser(database.superuser, before)
  await migrate(database)
  expect(await rowsOf(`select person_id, reach from viewed order by reach`)).toEqual([
    { person_id: sam, reach: 'closed' },
    { person_id: dana, reach: 'parents' },
  ])
  expect(await rowsOf(`select reach from stream order by reach`)).toEqual([{ reach: 'closed' }, { reach: 'parents' }])
  expect(await rowsOf(`select reach from entry`)).toEqual([{ reach: 'parents' }])
  expect(await rowsOf(`select professional_id, parent_id, status, reach, audience from professional_access`)).toEqual([
    { professional_id: pat, parent_id: dana, status: 'active', reach: 'named', audience: [pat, dana] },
  ])
  expect(await rowsOf(`select viewpoint from session where person_id = '${pat}'`)).toEqual([{ viewpoint: dana }])
  expect(await rowsOf(`select viewpoint from session where viewpoint is not null and person_id <> '${pat}'`)).toEqual(
    [],
  )
  expect(
    await rowsOf(`select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relrowsecurity and not relforcerowsecurity`),
  ).toEqual([])
})

test('the history is as closed to changes as it was', async () => {
  const statements = [
    `update entry set reach = 'family'`,
    `delete from entry`,
    `update entry set payload = 'x'`,
    `truncate entry`,
  ]
  for (const statement of statements) await expect(rowsOf(statement)).rejects.toThrow('append-only')
})
