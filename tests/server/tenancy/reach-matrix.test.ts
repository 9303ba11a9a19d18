import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Standing } from '#contract/families.ts'
import type { Restriction } from '#domain/reach.ts'
import type { Mode } from '#machines/shared/turn.ts'
import type { Viewer } from '#server/db/tenancy.ts'
import { mayKnow } from '#server/live/notice.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let on: Stage
beforeAll(async () => {
  on = await stage()
})
afterAll(() => on.end())

const standings: readonly Standing[] = ['parent', 'child', 'thirdParty', 'professional']
const modes: readonly Mode[] = ['self', 'viewing', 'synced']

/** Returns Dana in her own session, or Dana viewing as Sam, because the session's claims decide. */
const viewerOf = (standing: Standing, mode: Mode): Viewer => ({
  ...on.dana,
  viewpoint: mode === 'self' ? on.dana.personId : on.sam.personId,
  standing,
  mode,
})

/** Reads named and closed rows both as a person whom they name and as one whom they do not. */
const restrictions = (): Record<string, Restriction> => {
  const [among, others] = [[on.dana.personId, on.sam.personId], [on.child.personId]]
  return {
    family: { reach: 'family', audience: null },
    parents: { reach: 'parents', audience: null },
    'named, among them': { reach: 'named', audience: among },
    'named, not among them': { reach: 'named', audience: others },
    'closed, among them': { reach: 'closed', audience: among },
    'closed, not among them': { reach: 'closed', audience: others },
  }
}

/** Writes one of each thing that follows the law, through the product. */
const write = async (restriction: Restriction) => {
  const ids = { row: randomUUID(), notice: randomUUID(), entry: randomUUID() }
  const { reach } = restriction
  const audience = restriction.audience && [...restriction.audience]
  await on.act('system', async (change) => {
    const { tx, familyId: family_id, now: at } = change
    const person_id = on.dana.personId
    await tx.insertInto('viewed').values({ family_id, entity_id: ids.row, person_id, at, reach, audience }).execute()
    const notice = { id: ids.notice, personId: person_id, entityId: ids.row, by: null, reach, audience }
    change.notices.push({ ...notice, kind: 'recorded', entity: 'expense' })
    const entry = { id: ids.entry, at, entityId: ids.row, reach, audience }
    change.entries.push({ ...entry, kind: 'expense.begin', entity: 'expense', payload: { by: { actor: null } } })
  })
  return ids
}
type Ids = Awaited<ReturnType<typeof write>>

const shows = async (viewer: Viewer, { row, notice, entry }: Ids) =>
  on.scopes.asViewer(viewer, async (tx) => ({
    read: (await tx.selectFrom('viewed').select('at').where('entity_id', '=', row).execute()).length === 1,
    notice: (await tx.selectFrom('notice').select('id').where('id', '=', notice).execute()).length === 1,
    stream: (await tx.selectFrom('entry').select('seq').where('id', '=', entry).execute()).length === 1,
  }))

const writes = async (viewer: Viewer, { reach, audience }: Restriction): Promise<boolean> => {
  const row = { family_id: on.family.id, entity_id: randomUUID(), person_id: viewer.personId, at: on.clock.now() }
  return on.scopes
    .asViewer(viewer, (tx) =>
      tx
        .insertInto('viewed')
        .values({ ...row, reach, audience: audience && [...audience] })
        .execute(),
    )
    .then(
      () => true,
      () => false,
    )
}

const cellOf = async (viewer: Viewer, restriction: Restriction, ids: Ids): Promise<string> => {
  const { read, notice, stream } = await shows(viewer, ids)
  const live = mayKnow(
    {
      family: on.family.id,
      ...restriction,
      audience: restriction.audience && [...restriction.audience],
      topic: 'expense',
      id: ids.row,
    },
    viewer,
  )
  const asked = { read, write: await writes(viewer, restriction), notice, live, stream }
  const allowed = Object.entries(asked).flatMap(([name, is]) => (is ? [name] : []))
  return allowed.join(' ') || '-'
}

test('what each reach allows to each standing in each mode', async () => {
  const lines: string[] = []
  for (const [name, restriction] of Object.entries(restrictions())) {
    const ids = await write(restriction)
    for (const standing of standings) {
      const cells: string[] = []
      for (const mode of modes) cells.push(await cellOf(viewerOf(standing, mode), restriction, ids))
      lines.push([name.padEnd(22), standing.padEnd(12), ...cells.map((cell) => cell.padEnd(29))].join(' ').trimEnd())
    }
  }
  const head = [''.padEnd(35), ...modes.map((mode) => mode.padEnd(29))].join(' ').trimEnd()
  expect([head, ...lines].join('\n')).toMatchInlineSnapshot(`
    "                                    self                          viewing                       synced
    family                 parent       read write notice live stream read live stream              read live stream
    family                 child        read write notice live stream -                             -
    family                 thirdParty   read write notice live stream -                             -
    family                 professional -                             -                             -
    parents                parent       read write notice live stream read live stream              read live stream
    parents                child        -                             -                             -
    parents                thirdParty   -                             -                             -
    parents                professional -                             -                             -
    named, among them      parent       read write notice live stream read live stream              read live stream
    named, among them      child        read write notice live stream read live stream              read live stream
    named, among them      thirdParty   read write notice live stream read live stream              read live stream
    named, among them      professional read write notice live stream read live stream              read live stream
    named, not among them  parent       -                             -                             -
    named, not among them  child        -                             -                             -
    named, not among them  thirdParty   -                             -                             -
    named, not among them  professional -                             -                             -
    closed, among them     parent       read write notice live stream -                             -
    closed, among them     child        read write notice live stream -                             -
    closed, among them     thirdParty   read write notice live stream -                             -
    closed, among them     professional read write notice live stream -                             -
    closed, not among them parent       -                             -                             -
    closed, not among them child        -                             -                             -
    closed, not among them thirdParty   -                             -                             -
    closed, not among them professional -                             -                             -"
  `)
})
