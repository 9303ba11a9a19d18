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

/** Kim acts as `member` in Ana's family and as `third` in Lou's; Ana acts as `anaThere` in a family of Kim's. */
const ids = Array.from({ length: 6 }, () => randomUUID())
const [kim = '', member = '', third = '', ana = '', anaThere = '', lou = ''] = ids

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T00:00:00Z`

const subscription = (
  [owner, person, kind]: readonly [string, string, string],
  { status = 'active', sold = 'essentials', ends = 20 } = {},
): string => `
  insert into subscription (id, person_id, owner_id, kind, status, version, package, term, renews, country, ends_at,
      due_at, created_at, changed_at)
    values (gen_random_uuid(), '${person}', '${owner}', '${kind}', '${status}', 1,
      ${status === 'trial' ? 'null, null' : `'${sold}', 'month'`}, ${status === 'active'}, 'US', '${at(ends)}',
      '${at(ends - 7)}', '${at(1)}', '${at(1)}')`
const card = (person: string, last4: string, day: number, kind = 'card') => `
  insert into payment_card values ('${person}', 'practice', 'c', ${kind === 'card' ? "'r'" : 'null'}, '${kind}', 'Bank',
    '${last4}', null, '${at(day)}')`
const page = (person: string, ref: string, day: number) =>
  `insert into card_page values ('${person}', gen_random_uuid(), 'practice', '${ref}', '${at(day)}')`
const waiver = (owner: string, note: string, day: number) => `
  insert into fee_waiver values (gen_random_uuid(), '${owner}', 'applied', 1, 'Kim', 'K', '${note}', null, null,
    '${at(day)}', null, '${at(day)}')`

const before = `
  insert into person (id, username, first_name, last_name, locale, time_zone, user_type, created_at)
    select id::uuid, id, 'Somebody', 'Test', 'en-US', 'America/New_York', 'parent', '${at(1)}'
    from unnest(array['${ids.join("','")}']) as people (id);
  insert into member_account values ('${member}', '${kim}', '${at(1)}'), ('${third}', '${kim}', '${at(1)}'),
    ('${anaThere}', '${ana}', '${at(1)}');
  ${subscription([kim, kim, 'own'], { status: 'trial' })};
  ${subscription([member, member, 'waiver'])};
  ${subscription([member, ana, 'coparent'])};
  ${subscription([kim, anaThere, 'coparent'], { sold: 'premium', ends: 25 })};
  ${subscription([lou, third, 'coparent'])};
  insert into subscription_charge (id, subscription_id, owner_id, purpose, package, term, amount, currency, state, card_ref,
      provider, created_at, changed_at)
    select gen_random_uuid(), id, owner_id, 'first', 'essentials', 'month', 999, 'USD', 'paid', 'r', 'practice', created_at,
      changed_at from subscription where kind = 'coparent';
  insert into bank_resource (provider, ref, kind, entity_id, person_id)
    select 'practice', id::text, 'transfer', id, owner_id from subscription_charge;
  ${card(kim, '1111', 9, 'ach')}; ${card(member, '2222', 2)}; ${card(third, '3333', 3)};
  ${card(ana, '4444', 5)}; ${card(anaThere, '5555', 4)}; ${card(lou, '6666', 1)};
  ${page(kim, 'older', 2)}; ${page(member, 'newer', 3)};
  ${waiver(kim, 'first', 1)}; ${waiver(member, 'documented', 2)}; ${waiver(anaThere, 'alone', 3)};
  insert into fee_waiver_document select gen_random_uuid(), id, owner_id, 'benefits', 'application/pdf', 1, repeat('0', 64),
    created_at from fee_waiver where note = 'documented';
  insert into tone_check values ('${member}', '\\x01', '2026-11-02'), ('${kim}', '\\x02', '2026-11-02')`

const names = new Map([
  [kim, 'kim'],
  [ana, 'ana'],
  [lou, 'lou'],
])
const run = async (text: string) =>
  (await bySuperuser(database, text)).map((row) => Object.values(row).map((value) => names.get(String(value)) ?? value))

test('what was sold to a member is the account’s afterwards, and the better of two is kept', async () => {
  await migrateTo(database, '113-professionals-of-both')
  await asSuperuser(database.superuser, before)
  await migrate(database)
  expect(
    await run(
      `select owner_id, person_id, kind, package, renews, to_char(due_at at time zone 'UTC', 'DD') from subscription
        order by kind, package, owner_id = '${kim}' desc`,
    ),
  ).toEqual([
    ['kim', 'ana', 'coparent', 'essentials', false, '20'],
    ['lou', 'kim', 'coparent', 'essentials', true, '13'],
    ['kim', 'ana', 'coparent', 'premium', true, '18'],
    ['kim', 'kim', 'own', null, false, '13'],
    ['kim', 'kim', 'waiver', 'essentials', true, '13'],
  ])
  const owners = await run(
    `select c.owner_id = s.owner_id and r.person_id = s.owner_id from subscription_charge c
      join subscription s on s.id = c.subscription_id join bank_resource r on r.entity_id = c.id`,
  )
  expect(owners).toEqual([[true], [true], [true]])
  expect(await run('select person_id, last4 from payment_card order by last4')).toEqual([
    ['kim', '3333'],
    ['ana', '4444'],
    ['lou', '6666'],
  ])
  expect(await run('select person_id, ref from card_page')).toEqual([['kim', 'newer']])
  expect(await run('select owner_id, note, status, ended_at is null from fee_waiver order by note')).toEqual([
    ['ana', 'alone', 'applied', true],
    ['kim', 'documented', 'applied', true],
    ['kim', 'first', 'withdrawn', false],
  ])
  expect(await run('select owner_id from fee_waiver_document')).toEqual([['kim']])
  expect(await run('select person_id from tone_check')).toEqual([['kim'], ['kim']])
  const forced = await run(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relrowsecurity
      and not relforcerowsecurity`,
  )
  expect(forced).toEqual([])
})
