import { beforeAll, beforeEach, expect, test } from 'vitest'
import { myFileRoutes as routes } from '#contract/my-files/my-files.routes.ts'
import type { Viewer } from '#server/db/tenancy.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { myFilesOn } from '#tests/support/my-files/my-files.ts'
import { join, personOf } from '#tests/support/plans/professionals.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(async () => {
  on = await stage(app)
})

test('what a child and somebody close to the family share with each other both parents are shown', async () => {
  const auntId = await personOf(app, 'thirdParty')
  await join(on, auntId, 'thirdParty')
  const own = { personId: auntId, viewpoint: auntId, standing: 'thirdParty', mode: 'self' } as const
  const aunt: Viewer = { familyId: on.family.id, ...own }
  const parents = [on.dana.personId, on.sam.personId]
  for (const [owner, readerId] of [
    [on.child, auntId],
    [aunt, on.child.personId],
  ] as const) {
    const files = myFilesOn(on, owner)
    const id = await files.send(await files.keep(), { type: 'myFile.share', readers: [readerId] })
    expect((await files.row(id)).audience.toSorted()).toEqual([owner.personId, readerId, ...parents].toSorted())
    for (const parentId of parents) {
      const { status } = await (await app.as(parentId)).call(routes.get, { params: { id } })
      expect(status).toBe(200)
    }
    const other = await files.send(await files.keep(), { type: 'myFile.share', readers: [on.dana.personId] })
    expect((await files.row(other)).audience).toEqual([owner.personId, on.dana.personId])
  }
  expect(await verifyFamily(on.scopes, recordParts, on.family.id, [])).toEqual([])
})

test('the other parent is not told which practitioner was shown a file', async () => {
  const files = myFilesOn(on)
  const { personId } = on.professional
  const id = await files.send(await files.keep(), { type: 'myFile.privilege', readers: [personId] })
  await files.send(id, { type: 'myFile.share', readers: [on.sam.personId] })
  const dana = await app.as(on.dana.personId)
  const sam = await app.as(on.sam.personId)
  expect((await dana.call(routes.get, { params: { id } })).text).toContain(personId)
  for (const answer of [
    await sam.call(routes.get, { params: { id } }),
    await sam.call(routes.list, { query: { of: 'others' } }),
  ]) {
    expect(answer.text).toContain(id)
    expect(answer.text).not.toContain(personId)
  }
})
