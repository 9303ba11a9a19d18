import { beforeAll, expect, test } from 'vitest'
import { childRoutes } from '#contract/children/children.ts'
import { familyDto, familyHeader, familyRoutes } from '#contract/families.ts'
import { addMs } from '#domain/time.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { countRoundTrips } from '#tests/support/round-trips.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
let dana: TestClient
beforeAll(async () => {
  app = await sharedApp()
  on = await stage(app)
  // Dana is a parent of a second family, in which the other one has left.
  await bySuperuser(on, "delete from membership where family_id = $1 and side = 'B'", [on.neighbours.id])
  await bySuperuser(
    on,
    `insert into membership (family_id, person_id, role, side, since, joined_at)
      values ($1, $2, 'parent', 'B', $3, $3)`,
    [on.neighbours.id, on.dana.personId, addMs(app.clock.now(), 60_000)],
  )
  dana = await app.as(on.dana.personId)
})

const choose = (familyId: string) => dana.call(familyRoutes.choose, { body: { familyId } })
const drawnFor = (familyId: string) => ({ [familyHeader]: familyId })
const shown = async () => familyDto.parse((await dana.call(familyRoutes.current, {})).body).id
const childrenOf = (familyId: string) => bySuperuser(on, 'select from child where family_id = $1', [familyId])

test('the session chooses between the families of its person', async () => {
  expect(await shown()).toBe(on.family.id)
  expect((await dana.call(familyRoutes.own, {})).body).toMatchObject({
    items: [
      { familyId: on.family.id, current: true },
      { familyId: on.neighbours.id, current: false },
    ],
  })
  expect((await choose(on.neighbours.id)).status).toBe(204)
  expect(await shown()).toBe(on.neighbours.id)
  expect((await choose(on.family.id)).status).toBe(204)
})

test('a family of others cannot be chosen', async () => {
  const sam = await app.as(on.sam.personId)
  expect((await sam.call(familyRoutes.choose, { body: { familyId: on.neighbours.id } })).status).toBe(404)
})

test('a page that was drawn for another family reads nothing and changes nothing', async () => {
  const child = { body: { firstName: 'Nora' } }
  expect((await dana.call(childRoutes.list, {}, drawnFor(on.family.id))).status).toBe(200)
  await choose(on.neighbours.id)
  const before = await childrenOf(on.neighbours.id)
  for (const answer of [
    await dana.call(childRoutes.list, {}, drawnFor(on.family.id)),
    await dana.call(childRoutes.add, child, drawnFor(on.family.id)),
  ])
    expect(answer).toMatchObject({ status: 409, body: { exception: 'otherFamily' } })
  expect(await childrenOf(on.neighbours.id)).toEqual(before)
  expect((await dana.call(childRoutes.add, child, drawnFor(on.neighbours.id))).status).toBe(201)
  expect(await childrenOf(on.neighbours.id)).toHaveLength(before.length + 1)
  await choose(on.family.id)
})

test('right after the choice a page of the chosen family is answered, though the token was last seen elsewhere', async () => {
  expect((await dana.call(childRoutes.list, {})).status).toBe(200)
  await choose(on.neighbours.id)
  expect((await dana.call(childRoutes.list, {}, drawnFor(on.neighbours.id))).status).toBe(200)
  await choose(on.family.id)
  expect((await dana.call(childRoutes.list, {}, drawnFor(on.family.id))).status).toBe(200)
})

test('naming the family costs no further wait for the database', async () => {
  await dana.call(childRoutes.list, {})
  const unnamed = await countRoundTrips(() => dana.call(childRoutes.list, {}))
  const named = await countRoundTrips(() => dana.call(childRoutes.list, {}, drawnFor(on.family.id)))
  expect(named).toBe(unnamed)
})
