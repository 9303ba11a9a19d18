import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type ChildDto, childDto, childRoutes } from '#contract/children/children.ts'
import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { familyDto, familyRoutes } from '#contract/families.ts'
import { limits } from '#contract/limits.ts'
import { sharedApp, type TestApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
let dana: TestClient
let sam: TestClient
beforeAll(async () => {
  app = await sharedApp()
  on = await stage(app)
  dana = await app.as(on.dana.personId)
  sam = await app.as(on.sam.personId)
})

const add = async (firstName: string, more: object = {}): Promise<ChildDto> =>
  z.parse(childDto, (await dana.call(childRoutes.add, { body: { firstName, ...more } })).body)
const listed = async (client: TestClient): Promise<ChildDto[]> => {
  const { body } = await client.call(childRoutes.list, {})
  return z.parse(childRoutes.list.output, body).items
}
const change = (client: TestClient, { id, version }: ChildDto, fields: { firstName: string; lastName?: string }) =>
  client.call(childRoutes.change, { params: { id }, body: { version, ...fields } })
const remove = (client: TestClient, { id, version }: Pick<ChildDto, 'id' | 'version'>) =>
  client.call(childRoutes.remove, { params: { id }, query: { version: String(version) } })
const archive = (client: TestClient, { id, version }: ChildDto) =>
  client.call(childRoutes.archive, { params: { id }, body: { version } })
const entriesOf = (id: string) =>
  on.scopes.asSystem(on.family.id, (tx) =>
    tx.selectFrom('entry').select(['kind', 'payload']).where('entity_id', '=', id).orderBy('seq').execute(),
  )
const kindsOf = async (id: string) => (await entriesOf(id)).map(({ kind }) => kind)

test('what one parent adds, changes, archives and offers again, the other sees; the record keeps each', async () => {
  const nora = await add('  Nora ', { lastName: 'Keller', dateOfBirth: '2019-04-01' })
  expect(nora).toMatchObject({ firstName: 'Nora', lastName: 'Keller', dateOfBirth: '2019-04-01', version: 1 })
  expect(await listed(sam)).toContainEqual(nora)
  const renamed = z.parse(childDto, (await change(sam, nora, { firstName: 'Noor', lastName: 'Keller' })).body)
  expect(renamed).toMatchObject({ firstName: 'Noor', dateOfBirth: null, version: 2 })
  const archived = z.parse(childDto, (await archive(dana, renamed)).body)
  expect(archived.archivedAt).toBe(on.clock.now())
  expect((await listed(sam)).at(-1)).toEqual(archived)
  const { id, version } = archived
  const restored = await sam.call(childRoutes.restore, { params: { id }, body: { version } })
  expect(restored.body).toMatchObject({ archivedAt: null, version: 4 })
  expect(await kindsOf(id)).toEqual(['child.added', 'child.renamed', 'child.archived', 'child.restored'])
})

test('the record tells that a last name or a date of birth was changed, and not to what', async () => {
  const ida = await add('Ida', { lastName: 'Sommer', dateOfBirth: '2020-02-29' })
  await change(dana, ida, { firstName: 'Ida', lastName: 'Winter' })
  const [added, changed] = await entriesOf(ida.id)
  expect(changed?.kind).toBe('child.changed')
  expect(JSON.parse(changed?.payload ?? '')).toMatchObject({ changed: ['lastName', 'dateOfBirth'] })
  expect(`${added?.payload}${changed?.payload}`).not.toMatch(/Sommer|Winter|2020-02-29/)
})

test('the same again changes nothing and is no entry', async () => {
  const kim = await add('Kim')
  expect((await change(sam, kim, { firstName: 'Kim' })).body).toEqual(kim)
  expect(await kindsOf(kim.id)).toEqual(['child.added'])
})

const longest = 'a'.repeat(limits.childName.max)
test.each([
  ['first name of none', { firstName: '' }, 'firstName', 'required'],
  ['first name of blanks', { firstName: '  ' }, 'firstName', 'required'],
  ['first name of 51', { firstName: `${longest}a` }, 'firstName', 'tooLong'],
  ['last name of 51', { firstName: 'Ab', lastName: `${longest}a` }, 'lastName', 'tooLong'],
  ['born tomorrow', { firstName: 'Ab', dateOfBirth: '2026-11-21' }, 'dateOfBirth', 'inTheFuture'],
  ['born in 1899', { firstName: 'Ab', dateOfBirth: '1899-12-31' }, 'dateOfBirth', 'tooEarly'],
  ['born on no day', { firstName: 'Ab', dateOfBirth: '2026-02-30' }, 'dateOfBirth', 'notADate'],
  ['what nobody asks', { firstName: 'Ab', personId: randomUUID() }, 'personId', 'unknownField'],
])('%s is refused', async (_, body, field, code) => {
  const answer = await dana.call(childRoutes.add, { body })
  expect(answer).toMatchObject({ status: 400, body: { validationErrors: [{ field, code }] } })
})

test('the edges themselves are fine: 50 letters, today, the first day of 1900', async () => {
  await add(longest, { lastName: longest, dateOfBirth: '2026-11-20' })
  await add('A', { dateOfBirth: '1900-01-01' })
})

test('today is where the family lives, not where the server is', async () => {
  // 03:00 UTC on the 21st is still the 20th in New York.
  const late = await testApp({ clock: { ...app.clock, now: () => '2026-11-21T03:00:00.000Z' }, beside: app })
  const client = await late.as(on.dana.personId)
  const answer = await client.call(childRoutes.add, { body: { firstName: 'Eve', dateOfBirth: '2026-11-21' } })
  expect(answer.status).toBe(400)
  await late.stop()
})

test('who saw an older version is told, with the child as it is now', async () => {
  const ben = await add('Ben')
  const now = (await change(dana, ben, { firstName: 'Benjamin' })).body
  for (const answer of [
    await change(sam, ben, { firstName: 'Benny' }),
    await archive(sam, ben),
    await remove(sam, ben),
  ])
    expect(answer).toMatchObject({ status: 409, body: { exception: 'changedSinceSeen', item: now } })
})

test('a child that no expense names is removed, with all but the first name', async () => {
  const tom = await add('Tom', { lastName: 'Typo', dateOfBirth: '2020-01-01' })
  expect((await remove(sam, tom)).status).toBe(204)
  expect((await listed(dana)).map(({ id }) => id)).not.toContain(tom.id)
  expect((await remove(sam, tom)).status).toBe(404)
  const kept = await on.scopes.asSystem(on.family.id, (tx) =>
    tx.selectFrom('child_detail').selectAll().where('child_id', '=', tom.id).executeTakeFirst(),
  )
  expect(kept).toMatchObject({ last_name: null, date_of_birth: null })
})

test('a child that an expense names stays, and can be archived: kept on old ones, not offered for new ones', async () => {
  const ann = await add('Ann')
  const expense = await on.record(on.sam, { childIds: [ann.id] })
  const [used] = (await listed(dana)).filter(({ id }) => id === ann.id)
  expect(used?.inUseSince).toBe(on.clock.now())
  expect(await remove(dana, ann)).toMatchObject({ status: 409, body: { exception: 'childInUse', item: used } })
  await archive(dana, ann)
  const answer = await sam.call(expenseRoutes.create, { body: on.expense({ childIds: [ann.id] }) })
  expect(answer.body).toMatchObject({ validationErrors: [{ field: 'childIds', code: 'notAChoice' }] })
  const { private: _, receipts: __, ...fields } = on.expense({ childIds: [ann.id], total: 99_00 })
  const edit = { type: 'expense.edit', version: 1, ...fields } as const
  expect(await sam.call(expenseRoutes.events, { params: { id: expense }, body: edit })).toMatchObject({ status: 200 })
  const { children } = z.parse(familyDto, (await dana.call(familyRoutes.current, {})).body)
  expect(children).toContainEqual({ id: ann.id, firstName: 'Ann', offered: false })
})

test('a private expense names a child for its owner alone: the other parent learns nothing, and nothing is lost', async () => {
  const max = await add('Max')
  const secret = await on.record(on.sam, { childIds: [max.id], private: true })
  expect((await listed(dana)).find(({ id }) => id === max.id)?.inUseSince).toBeNull()
  expect((await listed(sam)).find(({ id }) => id === max.id)?.inUseSince).not.toBeNull()
  expect((await remove(sam, max)).status).toBe(409)
  expect((await remove(dana, max)).status).toBe(204)
  const named = async (client: TestClient) =>
    z.parse(familyDto, (await client.call(familyRoutes.current, {})).body).children.find(({ id }) => id === max.id)
  expect(await named(sam)).toEqual({ id: max.id, firstName: 'Max', offered: false })
  expect(await named(dana)).toBeUndefined()
  await on.send('expense', on.sam, secret, { type: 'expense.share' })
  expect(await named(dana)).toEqual({ id: max.id, firstName: 'Max', offered: false })
})

test('a child with an account of its own cannot be removed', async () => {
  const [mia] = (await listed(dana)).filter(({ hasAccount }) => hasAccount)
  expect(mia?.firstName).toBe('Mia')
  if (mia) expect(await remove(dana, mia)).toMatchObject({ status: 409 })
})

test('of a removal and a first expense at once, one wins', async () => {
  for (const name of ['Una', 'Due', 'Tre', 'Quat']) {
    const child = await add(name)
    const create = sam.call(expenseRoutes.create, { body: on.expense({ childIds: [child.id] }) })
    const [removed, created] = await Promise.all([remove(dana, child), create])
    expect([
      [204, 400],
      [409, 201],
    ]).toContainEqual([removed.status, created.status])
  }
})

test('without a child to choose, no expense', async () => {
  const olivia = await app.as(on.neighbour.personId)
  for (const child of await listed(olivia)) await archive(olivia, child)
  const answer = await olivia.call(expenseRoutes.create, { body: on.expense() })
  expect(answer).toMatchObject({ status: 409, body: { exception: 'childRequired' } })
})

test('a neighbour finds no such child, and her list is her own', async () => {
  const leo = await add('Leo')
  const olivia = await app.as(on.neighbour.personId)
  expect((await listed(olivia)).map(({ id }) => id)).not.toContain(leo.id)
  for (const answer of [
    await change(olivia, leo, { firstName: 'X' }),
    await archive(olivia, leo),
    await remove(olivia, leo),
  ])
    expect(answer.status).toBe(404)
})

test('who looks on reads and writes nothing; a child is shown no dates of birth, by the database itself', async () => {
  const pat = await app.as(on.professional.personId)
  const mia = await app.as(on.child.personId)
  const [first] = await listed(pat)
  if (!first) throw new Error('no child')
  for (const client of [pat, mia]) {
    expect(await client.call(childRoutes.add, { body: { firstName: 'X' } })).toMatchObject({ status: 403 })
    expect((await change(client, first, { firstName: 'X' })).status).toBe(403)
    expect((await archive(client, first)).status).toBe(403)
    expect((await remove(client, first)).status).toBe(403)
  }
  expect((await mia.call(childRoutes.list, {})).status).toBe(403)
  const seen = await on.scopes.asViewer(on.child, (tx) => tx.selectFrom('child_detail').selectAll().execute())
  expect(seen).toEqual([])
  const written = on.scopes.asViewer(on.professional, (tx) =>
    tx.updateTable('child').set({ first_name: 'X' }).executeTakeFirstOrThrow(),
  )
  expect((await written).numUpdatedRows).toBe(0n)
})

test('a family keeps at most so many', async () => {
  const here = await listed(dana)
  for (let count = here.length; count < limits.children; count += 1) await add(`Child ${count}`)
  expect(await dana.call(childRoutes.add, { body: { firstName: 'One more' } })).toMatchObject({
    status: 409,
    body: { exception: 'tooMany' },
  })
})
