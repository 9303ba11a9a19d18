import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { type FamilyDto, familyRoutes } from '#contract/families.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { sessionRoutes } from '#contract/session.ts'
import type { Viewer } from '#server/db/tenancy.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { asSuperuser } from '#tests/support/record/superuser.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
let pat: TestClient
let patId: string
let shared: string
beforeAll(async () => {
  app = await sharedApp()
  on = await stage(app)
  patId = on.professional.personId
  pat = await app.as(patId)
  shared = await on.record(on.sam)
})

const lookAs = (parent: string | null) =>
  asSuperuser(
    app.database.superuser,
    `update session set viewpoint = ${parent ? `'${parent}'` : 'null'} where person_id = '${patId}'`,
  )
const access = (professional_id: string, parent_id: string) => ({
  family_id: on.family.id,
  id: crypto.randomUUID(),
  professional_id,
  parent_id,
  status: 'active' as const,
  version: 1,
  audience: [professional_id, parent_id],
  created_at: on.clock.now(),
  changed_at: on.clock.now(),
})
const familyFor = async (client: TestClient): Promise<FamilyDto> => {
  const { body } = await client.call(familyRoutes.current, {})
  return body as FamilyDto
}
const namesIn = ({ members }: FamilyDto) => members.map(({ firstName }) => firstName).sort()
const exported = z.object({ people: z.array(z.object({ name: z.string() })) })
const namesExportedTo = async (client: TestClient) => {
  const { body } = await client.call(historyRoutes.export, { query: {} })
  return z
    .parse(exported, body)
    .people.map(({ name }) => name)
    .sort()
}

test('a professional is named to the parent they are connected with, and to nobody else of the family', async () => {
  const [dana, sam, mia] = [
    await app.as(on.dana.personId),
    await app.as(on.sam.personId),
    await app.as(on.child.personId),
  ]
  expect(namesIn(await familyFor(dana))).toEqual(['Dana', 'Mia', 'Pat', 'Sam'])
  expect(namesIn(await familyFor(sam))).toEqual(['Dana', 'Mia', 'Sam'])
  expect(namesIn(await familyFor(mia))).toEqual(['Dana', 'Mia', 'Sam'])
  expect(namesIn(await familyFor(pat))).toEqual(['Dana', 'Mia', 'Pat', 'Sam'])
  expect(await namesExportedTo(dana)).toContain('Pat Morgan')
  expect(await namesExportedTo(sam)).not.toContain('Pat Morgan')
})

test('a professional looks as nobody: they see who the family is, and nothing between the parents', async () => {
  await lookAs(null)
  expect(await familyFor(pat)).toMatchObject({ viewpoint: patId, standing: 'professional', mode: 'self' })
  expect((await pat.call(expenseRoutes.get, { params: { id: shared } })).status).toBe(404)
  expect((await pat.call(expenseRoutes.create, { body: on.expense() })).status).toBe(403)
  expect((await pat.call(historyRoutes.list, { query: {} })).status).toBe(403)
  const { body } = await pat.call(sessionRoutes.localStorage, {})
  expect(body).toMatchObject({ isCvm: true, cvmFamilyId: on.family.id, cvmUserStatus: null, firstName: 'Pat' })
})

test('a professional looks as either parent who gave them access, and as no other', async () => {
  await lookAs(on.sam.personId)
  expect((await pat.call(familyRoutes.current, {})).status).toBe(403)
  await on.scopes.asSystem(on.family.id, (tx) =>
    tx.insertInto('professional_access').values(access(patId, on.sam.personId)).execute(),
  )
  expect(await familyFor(pat)).toMatchObject({ viewpoint: on.sam.personId, standing: 'parent', mode: 'viewing' })
  await lookAs(on.dana.personId)
  expect(await familyFor(pat)).toMatchObject({ viewpoint: on.dana.personId, standing: 'parent', mode: 'viewing' })
})

test('an access that is removed ends at the next request, and with the last one the way into the family', async () => {
  const remove = (parent: Viewer) =>
    on.scopes.asViewer(parent, (tx) =>
      tx
        .updateTable('professional_access')
        .set({ status: 'removed', version: 2, changed_at: on.clock.now() })
        .where('parent_id', '=', parent.personId)
        .execute(),
    )
  await lookAs(on.dana.personId)
  await remove(on.dana)
  expect((await pat.call(familyRoutes.current, {})).status).toBe(403)
  expect(namesIn(await familyFor(await app.as(on.dana.personId)))).toContain('Pat')
  expect(namesIn(await familyFor(await app.as(on.child.personId)))).not.toContain('Pat')
  await lookAs(null)
  expect((await pat.call(familyRoutes.current, {})).status).toBe(200)
  await remove(on.sam)
  expect((await pat.call(familyRoutes.current, {})).status).toBe(403)
})

test('nobody gives a professional access past the product, and nobody but its parents sees one that is removed', async () => {
  const nobody: Viewer = { ...on.dana, personId: patId, viewpoint: patId, standing: 'professional' }
  for (const viewer of [nobody, on.dana, on.professional])
    await expect(
      on.scopes.asViewer(viewer, (tx) =>
        tx.insertInto('professional_access').values(access(patId, on.dana.personId)).execute(),
      ),
    ).rejects.toThrow(/row-level security/)
  const seenBy = async (viewer: Viewer) =>
    (await on.scopes.asViewer(viewer, (tx) => tx.selectFrom('professional_access').select('id').execute())).length
  expect(await Promise.all([on.dana, on.sam, nobody, on.child, on.neighbour].map(seenBy))).toEqual([1, 1, 0, 0, 0])
})
