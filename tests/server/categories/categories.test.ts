import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  type CategoryDetailsDto,
  categoryDetailsDto,
  categoryRoutes,
  type NewCategory,
} from '#contract/categories/categories.ts'
import { expenseDto, expenseRoutes } from '#contract/expenses/expenses.ts'
import { familyDto, familyRoutes } from '#contract/families.ts'
import { limits } from '#contract/limits.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { asSuperuser } from '#tests/support/record/superuser.ts'
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

const fields = (name: string, more: Partial<NewCategory> = {}): NewCategory => ({
  name,
  creatorPercent: 60,
  otherPercent: 40,
  ...more,
})
const itemIn = ({ body }: { readonly body: unknown }): CategoryDetailsDto => z.parse(categoryDetailsDto, body)
const add = async (name: string, more: Partial<NewCategory> = {}, client = dana) =>
  itemIn(await client.call(categoryRoutes.add, { body: fields(name, more) }))
const replace = (client: TestClient, { id }: CategoryDetailsDto, body: NewCategory) =>
  client.call(categoryRoutes.replace, { params: { id }, body })
const remove = (client: TestClient, { id }: CategoryDetailsDto) =>
  client.call(categoryRoutes.remove, { params: { id } })
const listed = async (client: TestClient): Promise<CategoryDetailsDto[]> =>
  z.parse(categoryRoutes.list.output, (await client.call(categoryRoutes.list, {})).body).items
const familyFor = async (client: TestClient) => z.parse(familyDto, (await client.call(familyRoutes.current, {})).body)
const create = (client: TestClient, categoryId: string) =>
  client.call(expenseRoutes.create, { body: on.expense({ categoryId, total: 100_00 }) })

test('every family begins with four that nobody changes or removes', async () => {
  const presets = (await listed(dana)).filter(({ preset }) => preset !== null)
  expect(presets.map(({ preset, creatorPercent }) => [preset, creatorPercent])).toEqual([
    ['general', 50],
    ['medicalDental', 50],
    ['other', 50],
    ['personal', 100],
  ])
  for (const preset of presets)
    for (const answer of [await replace(dana, preset, fields('Ours')), await remove(sam, preset)])
      expect(answer).toMatchObject({ status: 409, body: { exception: 'categoryPreset', item: preset } })
})

test('what one parent makes, the other is offered; whoever records bears the first part', async () => {
  const braces = await add('Braces', {
    description: ' By the court order ',
    creatorPercent: 33.33,
    otherPercent: 66.67,
  })
  expect(braces).toMatchObject({ name: 'Braces', description: 'By the court order', creatorPercent: 33.33 })
  expect(braces).toMatchObject({ createdBy: on.dana.personId, createdAt: on.clock.now(), inUseSince: null })
  expect(await listed(sam)).toContainEqual(braces)
  for (const client of [dana, sam]) {
    const { shares } = z.parse(expenseDto, (await create(client, braces.id)).body)
    expect(shares.map(({ personId, percent, amount }) => [personId === client.personId, percent, amount])).toEqual([
      [true, 33.33, 33_33],
      [false, 66.67, 66_67],
    ])
  }
})

const title = 'a'.repeat(limits.categoryName)
const about = 'a'.repeat(limits.categoryDescription)
test.each([
  ['no title', fields(' '), 'name', 'required'],
  ['a title of 51', fields(`${title}a`), 'name', 'tooLong'],
  ['a description of 121', fields('Edge', { description: `${about}a` }), 'description', 'tooLong'],
  [
    'less than nothing',
    fields('Edge', { creatorPercent: -0.01, otherPercent: 100.01 }),
    'creatorPercent',
    'notAPercent',
  ],
  ['more than all', fields('Edge', { creatorPercent: 100.01, otherPercent: 0 }), 'creatorPercent', 'notAPercent'],
  [
    'three decimals',
    fields('Edge', { creatorPercent: 33.333, otherPercent: 66.667 }),
    'creatorPercent',
    'tooManyDecimals',
  ],
  ['parts of 99.99', fields('Edge', { creatorPercent: 60, otherPercent: 39.99 }), 'otherPercent', 'notTheWhole'],
  ['parts of 100.01', fields('Edge', { creatorPercent: 60, otherPercent: 40.01 }), 'otherPercent', 'notTheWhole'],
])('%s is refused', async (_, body, field, code) => {
  const answer = await dana.call(categoryRoutes.add, { body })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({
    validationErrors: expect.arrayContaining([expect.objectContaining({ field, code })]),
  })
})

test('the edges themselves are fine, and come back as they were typed', async () => {
  const edge = await add(title, { description: about, creatorPercent: 0, otherPercent: 100 })
  expect(edge).toMatchObject({ name: title, description: about, creatorPercent: 0 })
  for (const creatorPercent of [100, 0.01, 99.99, 12.5, 66.67]) {
    const otherPercent = (10_000 - Math.round(creatorPercent * 100)) / 100
    expect(await add(`Edge ${creatorPercent}`, { creatorPercent, otherPercent })).toMatchObject({ creatorPercent })
  }
})

test.each(['Music lessons', 'MUSIC  lessons', ' music Lessons ', 'General', 'médico y dental', 'Otros'])(
  'a title that stands already is refused: %s',
  async (name) => {
    await dana.call(categoryRoutes.add, { body: fields('Music lessons') })
    expect(await sam.call(categoryRoutes.add, { body: fields(name) })).toMatchObject({
      status: 400,
      body: { validationErrors: [{ field: 'name', code: 'duplicateTitle' }] },
    })
  },
)

test('of two who choose the same title at once, one gets it', async () => {
  const both = await Promise.all([dana, sam].map((client) => client.call(categoryRoutes.add, { body: fields('Judo') })))
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400])
})

test('before its first use it is changed by another in its place, and who saw the old one is told', async () => {
  const swimming = await add('Swimming')
  const changed = itemIn(await replace(sam, swimming, fields('swimming', { creatorPercent: 70, otherPercent: 30 })))
  expect(changed).toMatchObject({ name: 'swimming', creatorPercent: 70, createdBy: on.sam.personId })
  const last = itemIn(await replace(sam, changed, fields('Swimming club')))
  const late = { status: 409, body: { exception: 'changedSinceSeen', item: last } }
  expect(await replace(dana, swimming, fields('Swimming pool'))).toMatchObject(late)
  expect(await remove(dana, swimming)).toMatchObject(late)
  expect((await remove(dana, last)).status).toBe(204)
  expect((await replace(sam, swimming, fields('Swimming'))).status).toBe(404)
  expect((await remove(sam, last)).status).toBe(404)
  expect((await listed(sam)).some(({ name }) => /swimming/i.test(name ?? ''))).toBe(false)
  const entries = await on.scopes.asSystem(on.family.id, (tx) =>
    tx
      .selectFrom('entry')
      .select('kind')
      .where('entity_id', 'in', [swimming.id, changed.id, last.id])
      .orderBy('seq')
      .execute(),
  )
  expect(entries.map(({ kind }) => kind)).toEqual([
    'category.added',
    'category.changed',
    'category.changed',
    'category.removed',
  ])
  await add('Swimming')
})

test('nobody records by a split they were not shown', async () => {
  const camp = await add('Camp')
  await replace(dana, camp, fields('Camp', { creatorPercent: 10, otherPercent: 90 }))
  expect(await create(sam, camp.id)).toMatchObject({
    status: 400,
    body: { validationErrors: [{ field: 'categoryId', code: 'notAChoice' }] },
  })
})

test('the same again changes nothing and is no entry', async () => {
  const ballet = await add('Ballet')
  expect((await replace(sam, ballet, fields('Ballet'))).body).toEqual(ballet)
})

test('its first use freezes it, for good', async () => {
  const school = await add('School')
  const { id } = z.parse(expenseDto, (await create(sam, school.id)).body)
  const [used] = (await listed(dana)).filter((item) => item.id === school.id)
  expect(used?.inUseSince).toBe(on.clock.now())
  const refused = { status: 409, body: { exception: 'categoryInUse', item: used } }
  expect(await replace(dana, school, fields('School fees'))).toMatchObject(refused)
  expect(await remove(sam, school)).toMatchObject(refused)
  const { private: _, receipts: __, ...content } = on.expense()
  const edit = { type: 'expense.edit', version: 1, ...content } as const
  await sam.call(expenseRoutes.events, { params: { id }, body: edit })
  expect(await remove(dana, school)).toMatchObject(refused)
})

test('of a change and a first use at once, one wins', async () => {
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    const category = await add(name)
    const other = fields(name, { creatorPercent: 90, otherPercent: 10 })
    const [changed, created] = await Promise.all([replace(dana, category, other), create(sam, category.id)])
    expect([
      [200, 400],
      [409, 201],
    ]).toContainEqual([changed.status, created.status])
    const { shares } = created.status === 201 ? z.parse(expenseDto, created.body) : { shares: [] }
    expect(shares.map(({ percent }) => percent)).toEqual(created.status === 201 ? [60, 40] : [])
  }
})

test('a private use freezes it for its owner alone; the other parent may change it, and the private one stays', async () => {
  const gifts = await add('Gifts')
  const secret = await on.record(on.sam, { categoryId: gifts.id, private: true })
  expect((await replace(sam, gifts, fields('Presents'))).status).toBe(409)
  const changed = itemIn(await replace(dana, gifts, fields('Gifts', { creatorPercent: 50, otherPercent: 50 })))
  expect(changed.inUseSince).toBeNull()
  const known = async (client: TestClient) => (await familyFor(client)).categories.find(({ id }) => id === gifts.id)
  expect(await known(dana)).toBeUndefined()
  expect(await known(sam)).toMatchObject({ name: 'Gifts', creatorPercent: 60, offered: false })
  await on.send('expense', on.sam, secret, { type: 'expense.share' })
  expect(await known(dana)).toMatchObject({ name: 'Gifts', creatorPercent: 60, offered: false })
})

test('its contents are never written again, not even by who owns the database', async () => {
  const piano = await add('Piano')
  for (const set of [`name = 'Organ'`, `creator_percent = 10`, `description = 'x'`])
    await expect(
      asSuperuser(app.database.superuser, `update category set ${set} where id = '${piano.id}'`),
    ).rejects.toThrow('never change')
})

test('a neighbour has no such category, and may use the title', async () => {
  const drums = await add('Drums')
  const olivia = await app.as(on.neighbour.personId)
  expect((await replace(olivia, drums, fields('Mine'))).status).toBe(404)
  expect((await remove(olivia, drums)).status).toBe(404)
  await add('Drums', {}, olivia)
  const [hers] = (await familyFor(olivia)).children
  const body = on.expense({ categoryId: drums.id, childIds: [hers?.id ?? ''] })
  expect(await olivia.call(expenseRoutes.create, { body })).toMatchObject({
    status: 400,
    body: { validationErrors: [{ field: 'categoryId', code: 'notAChoice' }] },
  })
})

test('who looks on reads and makes none; a child reads none', async () => {
  const chess = await add('Chess')
  const pat = await app.as(on.professional.personId)
  const mia = await app.as(on.child.personId)
  expect(await listed(pat)).toContainEqual(chess)
  expect((await mia.call(categoryRoutes.list, {})).status).toBe(403)
  for (const client of [pat, mia]) {
    const refused = { status: 403, body: { exception: 'notAllowed' } }
    expect(await client.call(categoryRoutes.add, { body: fields('Mine') })).toMatchObject(refused)
    expect(await replace(client, chess, fields('Mine'))).toMatchObject(refused)
    expect(await remove(client, chess)).toMatchObject(refused)
  }
})
