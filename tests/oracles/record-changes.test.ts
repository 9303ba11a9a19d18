import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Change, Finder, Place } from '#tests/server/record/change.ts'
import { entryChanges } from '#tests/server/record/changes/entries.ts'
import { guardChanges } from '#tests/server/record/changes/guards.ts'
import { logChanges } from '#tests/server/record/changes/log.ts'
import { moneyChanges } from '#tests/server/record/changes/money.ts'
import { peopleChanges } from '#tests/server/record/changes/people.ts'
import { unseenChanges } from '#tests/server/record/changes/unseen.ts'
import { wholesaleChanges } from '#tests/server/record/changes/wholesale.ts'
import { byCount, byOlderExport, bySigner, byVerify, type Found, newSigner } from '#tests/server/record/finders.ts'
import { learnForging } from '#tests/server/record/forging.ts'
import { type Story, storyOf } from '#tests/server/record/story.ts'
import { openRolledBack, type RolledBack } from '#tests/support/rolled-back.ts'

// Everything that a superuser of the database can change, and by what it is found. Each change is made in a transaction
// on the same story and rolled back.

const changes: readonly Change[] = [
  ...moneyChanges,
  ...peopleChanges,
  ...entryChanges,
  ...logChanges,
  ...guardChanges,
  ...wholesaleChanges,
  ...unseenChanges,
]

let story: Story
let db: RolledBack
let ids: ReadonlyMap<string, string>
beforeAll(async () => {
  story = await storyOf()
  db = await openRolledBack(story.on.superuser)
  await learnForging(db.client)
  ids = await idsOf(story, db.client)
}, 60_000)
afterAll(async () => {
  await db.end()
  await story.end()
})

const idsOf = async ({ on, ...of }: Story, client: pg.ClientBase): Promise<Map<string, string>> => {
  const { rows } = await client.query<{ id: string; reach: string; audience: string[] | null }>(
    'select id, reach, audience from stream where family_id = $1',
    [on.family.id],
  )
  const streamOf = (person: string | null) =>
    rows.find(({ reach, audience }) => (person ? audience?.join() === person : reach === 'parents'))?.id ?? ''
  return new Map([
    ['family', on.family.id],
    ['neighbours', on.neighbours.id],
    ['dana', on.dana.personId],
    ['sam', on.sam.personId],
    ['neighbour', on.neighbour.personId],
    ['expense', of.expense],
    ['open', of.open],
    ['secret', of.secret],
    ['shared', streamOf(null)],
    ['danas', streamOf(on.dana.personId)],
    ['sams', streamOf(on.sam.personId)],
  ])
}

const withIds = (statements: string): string =>
  statements.replace(/(?<!:):([a-z]+)\b/g, (_, name: string) => `'${ids.get(name) ?? `no ${name}`}'::uuid`)

/** Runs statements and makes sure that each that changes rows has found some. */
const runAll = async (statements: string): Promise<void> => {
  const answer: pg.QueryResult | pg.QueryResult[] = await db.client.query(withIds(statements))
  for (const { command, rowCount } of [answer].flat())
    if (['INSERT', 'UPDATE', 'DELETE'].includes(command) && rowCount === 0)
      throw new Error(`it changes nothing: ${statements}`)
}

const make = async ({ how }: Change, place: Place): Promise<void> => {
  await db.client.query('set local session_replication_role = replica')
  await (typeof how === 'string' ? place.run(how) : how(place))
  await db.client.query('set local session_replication_role = origin')
}

/** Makes a change on a copy of the data folder, looks for it, and undoes it. */
const changed = async (change: Change, look: (place: Place, before: () => Promise<Found>) => Promise<void>) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'evenhand-changed-'))
  await cp(story.app.deps.config.dataDir, dataDir, { recursive: true })
  const place = { client: db.client, scopes: db.scopes, story, dataDir, run: runAll }
  await db
    .undone(async () => {
      // A server that runs already has signed what was there before the change.
      const running = newSigner(place)
      const expectsSigner = change.found.includes('signer') && !change.isUnsigned
      if (expectsSigner) await bySigner(running, place, 1)
      await make(change, place)
      await look(place, () => bySigner(expectsSigner ? running : newSigner(place), place, 2))
    })
    .finally(() => rm(dataDir, { recursive: true }))
}

test('nothing is found where nothing was changed', () =>
  changed({ name: 'nothing', how: 'select 1', found: ['signer'] }, async (place, next) => {
    expect(await byVerify(place)).toEqual([])
    expect(await byCount(place)).toEqual([])
    expect(await next()).toEqual([])
    expect(await byOlderExport(place)).toEqual([])
    expect(await byVerify(place)).toEqual([])
  }))

describe('a superuser changes', () => {
  test.each(changes.map((change) => [change.name, change.found.join(', ') || 'nobody', change] as const))(
    '%s: found by %s',
    async (_name, _found, change) =>
      changed(change, async (place, next) => {
        const finders: Readonly<Record<Finder, () => Promise<Found>>> = {
          verify: () => byVerify(place),
          count: () => byCount(place),
          signer: next,
          olderExport: () => byOlderExport(place),
        }
        const asked: readonly Finder[] = change.found.length > 0 ? change.found : ['verify', 'count', 'signer']
        const found = new Map<string, boolean>()
        const said: string[] = []
        for (const finder of asked) {
          const findings = await finders[finder]()
          found.set(finder, findings.length > 0)
          said.push(`${finder}: ${findings.join('; ')}`)
        }
        const isFound = change.found.length > 0
        expect(Object.fromEntries(found), said.join('\n')).toEqual(
          Object.fromEntries(asked.map((finder) => [finder, isFound])),
        )
      }),
  )
})

describe('the table', () => {
  test('has at least a hundred different changes, of which at most five stay unseen', () => {
    expect(new Set(changes.map(({ name }) => name)).size).toBe(changes.length)
    expect(new Set(changes.map(({ how }) => how)).size).toBe(changes.length)
    expect(changes.length).toBeGreaterThanOrEqual(100)
    expect(changes.filter(({ found }) => found.length === 0).length).toBeLessThanOrEqual(5)
  })

  test('lists in docs/record.md what stays unseen, in the same words', async () => {
    const text = await readFile('docs/record.md', 'utf8')
    const [, section = ''] = /^## What stays unseen\n(.*?)^## /ms.exec(text) ?? []
    const rows = section.split('\n').flatMap((line) => {
      const [, name, why] = /^\| (.*?) \| (.*?) \|$/.exec(line) ?? []
      return name && why && !/^change/.test(name) ? [[name, why]] : []
    })
    expect(rows).toEqual(changes.filter(({ found }) => found.length === 0).map(({ name, why }) => [name, why]))
  })
})
