import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Standing } from '#contract/families.ts'
import type { Restriction } from '#domain/reach.ts'
import type { Mode } from '#machines/shared/turn.ts'
import type { Tx, Viewer } from '#server/db/tenancy.ts'
import { mayKnow } from '#server/live/notice.ts'
import { sharedApp } from '#tests/support/app.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { liveNoticeOf, type Planted, type PlantedIds, plant, reachedBy } from './reach-rows.ts'

let on: Stage
beforeAll(async () => {
  on = await stage(await sharedApp())
})

const standings: readonly Standing[] = ['parent', 'child', 'thirdParty', 'professional', 'professionalOfBoth']
const modes: readonly Mode[] = ['self', 'viewing', 'synced']

/** Whose access counts is a professional with one of Dana alone; of everybody else the session's claims decide. */
const personOf = (standing: Standing): string =>
  standing === 'professional' ? on.professional.personId : on.dana.personId

/** Returns the person in a session of their own, or viewing as Sam. */
const viewerOf = (standing: Standing, mode: Mode): Viewer => {
  const personId = personOf(standing)
  const viewer = { ...on.dana, personId, viewpoint: mode === 'self' ? personId : on.sam.personId, standing, mode }
  const parents = { confiding: [on.dana.personId], withdrawn: [on.sam.personId] }
  return standing === 'professional' && mode === 'self' ? { ...viewer, parents } : viewer
}

/** The audience is the person themselves, with a parent or without, the one they look as, or neither. */
const restrictions = (personId: string): Record<string, Restriction> => {
  const [person, viewpoint, other] = [[personId], [on.sam.personId], [on.child.personId]]
  const [withDana, withSam] = [[...new Set([personId, on.dana.personId])], [personId, on.sam.personId]]
  return {
    family: { reach: 'family', audience: null },
    parents: { reach: 'parents', audience: null },
    'named, the person': { reach: 'named', audience: person },
    'named, the viewpoint': { reach: 'named', audience: viewpoint },
    'named, with Dana': { reach: 'named', audience: withDana },
    'named, with Sam': { reach: 'named', audience: withSam },
    'named, with both': { reach: 'named', audience: [...withDana, on.sam.personId] },
    'named, another': { reach: 'named', audience: other },
    'closed, the person': { reach: 'closed', audience: person },
    'closed, the viewpoint': { reach: 'closed', audience: viewpoint },
    'closed, with Dana': { reach: 'closed', audience: withDana },
    'closed, with Sam': { reach: 'closed', audience: withSam },
    'closed, another': { reach: 'closed', audience: other },
  }
}

type Thing = Planted & { readonly ids: PlantedIds }

/** Writes one of each thing that follows the law. Its file belongs to a person of another family. */
const write = async (restriction: Restriction, told: string): Promise<Thing> => {
  const { reach, audience } = restriction
  const familyId = on.family.id
  const thing = { familyId, reach, audience, told, uploader: on.neighbour.personId }
  const [ids] = await on.scopes.asSystem(familyId, (tx) => plant(tx, familyId, [thing], on.clock.now()))
  if (!ids) throw new Error('nothing was written')
  return { ...thing, ids }
}

const inserts = async (viewer: Viewer, { familyId: family_id, reach, audience }: Thing): Promise<boolean> => {
  const at = on.clock.now()
  const row = { family_id, entity_id: randomUUID(), person_id: viewer.personId, at, reach }
  const run = (tx: Tx) =>
    tx
      .insertInto('viewed')
      .values({ ...row, audience: audience && [...audience] })
      .execute()
  return on.scopes.asViewer(viewer, run).then(
    () => true,
    () => false,
  )
}

const cellOf = async (viewer: Viewer, thing: Thing): Promise<string> => {
  const { ids } = thing
  const reached = await on.scopes.asViewer(viewer, (tx) => reachedBy(tx, on.clock.now()))
  const changes = reached.write.includes(ids.row)
  if (changes !== (await inserts(viewer, thing))) throw new Error('what may be changed may be inserted, and no more')
  const asked = {
    read: reached.read.includes(ids.row),
    write: changes,
    notice: reached.notice.includes(ids.notice),
    live: mayKnow(liveNoticeOf(thing, ids), viewer),
    stream: reached.stream.includes(ids.entry),
    file: reached.file.includes(ids.file),
    due: reached.due.includes(ids.row),
  }
  const allowed = Object.entries(asked).flatMap(([name, is]) => (is ? [name] : []))
  return allowed.join(' ') || '-'
}

const width = 'read write notice live stream file due'.length

test('what each reach allows to each standing in each mode', async () => {
  const lines: string[] = []
  for (const name of Object.keys(restrictions(''))) {
    for (const standing of standings) {
      const personId = personOf(standing)
      const restriction = restrictions(personId)[name]
      if (!restriction) throw new Error(`nothing is restricted as ${name}`)
      const thing = await write(restriction, personId)
      const cells: string[] = []
      for (const mode of modes) cells.push(await cellOf(viewerOf(standing, mode), thing))
      lines.push([name.padEnd(21), standing.padEnd(18), ...cells.map((cell) => cell.padEnd(width))].join(' ').trimEnd())
    }
  }
  const head = [''.padEnd(40), ...modes.map((mode) => mode.padEnd(width))].join(' ').trimEnd()
  expect([head, ...lines].join('\n')).toMatchInlineSnapshot(`
    "                                         self                                   viewing                                synced
    family                parent             read write notice live stream file due read live stream file                  read live stream file
    family                child              read write notice live stream file due -                                      -
    family                thirdParty         read write notice live stream file due -                                      -
    family                professional       -                                      -                                      -
    family                professionalOfBoth read write notice live stream file due -                                      -
    parents               parent             read write notice live stream file due read live stream file                  read live stream file
    parents               child              -                                      -                                      -
    parents               thirdParty         -                                      -                                      -
    parents               professional       -                                      -                                      -
    parents               professionalOfBoth -                                      -                                      -
    named, the person     parent             read write notice live stream file due -                                      -
    named, the person     child              read write notice live stream file due -                                      -
    named, the person     thirdParty         read write notice live stream file due -                                      -
    named, the person     professional       read write notice live stream file due -                                      -
    named, the person     professionalOfBoth read write notice live stream file due -                                      -
    named, the viewpoint  parent             -                                      read live stream file                  read live stream file
    named, the viewpoint  child              -                                      read live stream file                  read live stream file
    named, the viewpoint  thirdParty         -                                      read live stream file                  read live stream file
    named, the viewpoint  professional       -                                      read live stream file                  read live stream file
    named, the viewpoint  professionalOfBoth -                                      read live stream file                  read live stream file
    named, with Dana      parent             read write notice live stream file due -                                      -
    named, with Dana      child              read write notice live stream file due -                                      -
    named, with Dana      thirdParty         read write notice live stream file due -                                      -
    named, with Dana      professional       read write notice live stream file due -                                      -
    named, with Dana      professionalOfBoth read write notice live stream file due -                                      -
    named, with Sam       parent             read write notice live stream file due read live stream file                  read live stream file
    named, with Sam       child              read write notice live stream file due read live stream file                  read live stream file
    named, with Sam       thirdParty         read write notice live stream file due read live stream file                  read live stream file
    named, with Sam       professional       -                                      read live stream file                  read live stream file
    named, with Sam       professionalOfBoth read write notice live stream file due read live stream file                  read live stream file
    named, with both      parent             read write notice live stream file due read live stream file                  read live stream file
    named, with both      child              read write notice live stream file due read live stream file                  read live stream file
    named, with both      thirdParty         read write notice live stream file due read live stream file                  read live stream file
    named, with both      professional       read write notice live stream file due read live stream file                  read live stream file
    named, with both      professionalOfBoth read write notice live stream file due read live stream file                  read live stream file
    named, another        parent             -                                      -                                      -
    named, another        child              -                                      -                                      -
    named, another        thirdParty         -                                      -                                      -
    named, another        professional       -                                      -                                      -
    named, another        professionalOfBoth -                                      -                                      -
    closed, the person    parent             read write notice live stream file due -                                      -
    closed, the person    child              read write notice live stream file due -                                      -
    closed, the person    thirdParty         read write notice live stream file due -                                      -
    closed, the person    professional       read write notice live stream file due -                                      -
    closed, the person    professionalOfBoth read write notice live stream file due -                                      -
    closed, the viewpoint parent             -                                      -                                      -
    closed, the viewpoint child              -                                      -                                      -
    closed, the viewpoint thirdParty         -                                      -                                      -
    closed, the viewpoint professional       -                                      -                                      -
    closed, the viewpoint professionalOfBoth -                                      -                                      -
    closed, with Dana     parent             read write notice live stream file due -                                      -
    closed, with Dana     child              read write notice live stream file due -                                      -
    closed, with Dana     thirdParty         read write notice live stream file due -                                      -
    closed, with Dana     professional       read write notice live stream file due -                                      -
    closed, with Dana     professionalOfBoth read write notice live stream file due -                                      -
    closed, with Sam      parent             read write notice live stream file due -                                      -
    closed, with Sam      child              read write notice live stream file due -                                      -
    closed, with Sam      thirdParty         read write notice live stream file due -                                      -
    closed, with Sam      professional       -                                      -                                      -
    closed, with Sam      professionalOfBoth read write notice live stream file due -                                      -
    closed, another       parent             -                                      -                                      -
    closed, another       child              -                                      -                                      -
    closed, another       thirdParty         -                                      -                                      -
    closed, another       professional       -                                      -                                      -
    closed, another       professionalOfBoth -                                      -                                      -"
  `)
})

test('a child and a professional who are named, beside parents who are not, and those who look as somebody', async () => {
  const { child, professional, dana, sam, admin, neighbour } = on.people
  const pat: Viewer = { ...professional, viewpoint: professional.personId, standing: 'professional', mode: 'self' }
  const asMia: Viewer = { ...admin, viewpoint: child.personId, standing: 'child' }
  const viewers = { child, pat, dana, sam, patAsDana: professional, adminAsDana: admin, adminAsMia: asMia, neighbour }
  const audience = [child.personId, pat.personId]
  const lines: string[] = []
  for (const reach of ['named', 'closed'] as const)
    for (const [name, viewer] of Object.entries(viewers)) {
      const told = viewer === pat ? pat.personId : child.personId
      lines.push(
        `${reach.padEnd(6)} ${name.padEnd(11)} ${await cellOf(viewer, await write({ reach, audience }, told))}`,
      )
    }
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "named  child       read write notice live stream file due
    named  pat         read write notice live stream file due
    named  dana        -
    named  sam         -
    named  patAsDana   -
    named  adminAsDana -
    named  adminAsMia  read live stream file
    named  neighbour   -
    closed child       read write notice live stream file due
    closed pat         read write notice live stream file due
    closed dana        -
    closed sam         -
    closed patAsDana   -
    closed adminAsDana -
    closed adminAsMia  -
    closed neighbour   -"
  `)
})
