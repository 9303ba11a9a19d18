import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { utf8 } from '#domain/record/bytes.ts'
import { checkBundle } from '#domain/record/check-bundle.ts'
import { publicKeyOf } from '#domain/record/keys.ts'
import { addDays } from '#domain/time.ts'
import type { Tx } from '#server/db/tenancy.ts'
import { belongingTo } from '#server/features/history/history.item.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { storageIn } from '#server/files/storage.ts'
import { proveItem } from '#server/history/prove-item.ts'
import { seedDemo } from '#server/seed/demo.ts'
import { logReaderOf } from '#server/service-log/signed-log.ts'
import { signerOf } from '#server/service-log/signer.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'

let app: OwnApp
let folder: string
beforeAll(async () => {
  app = await testApp()
  folder = await mkdtemp(join(tmpdir(), 'evenhand-sizes-'))
  await seedDemo(app.deps, storageIn(folder))
  const { scopes, historyKey: key, clock } = app.deps
  await signerOf({ scopes, key, folder, host: 'evenhand.test' }).sign(clock.now())
}, 240_000)
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true })
})

test('the largest proof of an expense in two years of the demo takes less than 20 kB, and holds', {
  timeout: 120_000,
}, async () => {
  const { scopes, historyKey } = app.deps
  const key = await publicKeyOf(historyKey.publicPem)
  if (!key) throw new Error('the public key cannot be read')
  const log = await logReaderOf(scopes).show()
  const parents = await scopes.beforeSignIn((tx) =>
    tx.selectFrom('membership').select(['family_id', 'person_id']).where('role', '=', 'parent').execute(),
  )
  let largest = ''
  for (const { family_id, person_id } of parents) {
    const viewer = {
      familyId: family_id,
      personId: person_id,
      viewpoint: person_id,
      standing: 'parent',
      mode: 'self',
    } as const
    const expenses = await scopes.asViewer(viewer, (tx) => tx.selectFrom('expense').select('id').execute())
    for (const { id } of expenses) {
      const proof = await scopes.asViewer(viewer, async (tx) =>
        proveItem(tx, viewer, log, { ids: [id, ...(await belongingTo(tx, recordParts, id))], withheld: new Set() }),
      )
      if (proof === null || proof === 'notSigned') throw new Error(`the expense ${id} has no proof`)
      if (proof.text.length > largest.length) largest = proof.text
    }
  }
  expect(await checkBundle(utf8(largest), key)).toMatchObject({ holds: true })
  expect(largest.length).toBeLessThan(20_000)
})

const inFirstFamily = async <T>(run: (tx: Tx) => Promise<T>): Promise<T> => {
  const { scopes } = app.deps
  const { family_id } = await scopes.beforeSignIn((tx) =>
    tx
      .selectFrom('membership as m')
      .innerJoin('person as p', 'p.id', 'm.person_id')
      .select('m.family_id')
      .where('p.username', '=', 'dana.reyes')
      .executeTakeFirstOrThrow(),
  )
  return scopes.asSystem(family_id, run)
}

test('the first family has 600 messages, 80 journal entries, files and an Info Bank', async () => {
  const count = await inFirstFamily(async (tx) => {
    const of = async (table: 'message' | 'journal_entry' | 'my_file' | 'info_entry') =>
      (
        await tx
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count
    return [await of('message'), await of('journal_entry'), await of('my_file'), await of('info_entry')].map(Number)
  })
  for (const [at, least] of [600, 80, 5, 10].entries()) expect(count[at]).toBeGreaterThanOrEqual(least)
})

test('both parents wrote, all but the latest was opened, and a photo is attached', async () => {
  const { authors, unopened, photos } = await inFirstFamily(async (tx) => ({
    authors: await tx.selectFrom('message').select('author_id').distinct().execute(),
    unopened: await tx.selectFrom('delivery').select('id').where('viewed_at', 'is', null).execute(),
    photos: await tx.selectFrom('file_use').select('file_id').where('use', '=', 'attachment').execute(),
  }))
  expect(authors.length).toBe(4)
  expect([unopened.length, photos.length]).toEqual([3, 1])
})

test('no clock went back while it was told', async () => {
  const kinds = await inFirstFamily((tx) => tx.selectFrom('entry').select('kind').distinct().execute())
  expect(kinds.map(({ kind }) => kind)).toContain('message.sent')
  expect(kinds.map(({ kind }) => kind)).not.toContain('clock.setBack')
})

test('each of the three families has two years of schedules, holidays, exchanged times and events', async () => {
  const { scopes, clock } = app.deps
  const families = await scopes.beforeSignIn((tx) =>
    tx.selectFrom('membership').select('family_id').where('role', '=', 'parent').distinct().execute(),
  )
  expect(families).toHaveLength(3)
  const today = clock.now().slice(0, 10)
  const before = addDays(today, -700)
  for (const { family_id } of families) {
    const planned = await scopes.asSystem(family_id, async (tx) => ({
      schedules: await tx
        .selectFrom('parenting_schedule')
        .select(['starts_on', 'ends_on'])
        .orderBy('starts_on')
        .execute(),
      holidays: await tx.selectFrom('holiday').select('created_at').execute(),
      swaps: await tx.selectFrom('swap').select('from_at').execute(),
      events: await tx.selectFrom('calendar_event').select('starts_on').execute(),
    }))
    const { schedules, holidays, swaps, events } = planned
    const [first, second] = schedules
    expect([schedules.length, first?.ends_on]).toEqual([2, addDays(second?.starts_on ?? today, -1)])
    expect((first?.starts_on ?? today) <= before).toBe(true)
    expect(holidays.length).toBeGreaterThan(3)
    expect(swaps.length).toBeGreaterThan(0)
    expect(events.some(({ starts_on }) => starts_on <= before)).toBe(true)
    expect(events.some(({ starts_on }) => starts_on > today)).toBe(true)
  }
})
