import { beforeAll, expect, test } from 'vitest'
import { familyDto, familyHeader, familyRoutes } from '#contract/families.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { limits } from '#contract/limits.ts'
import { registrationRoutes } from '#contract/registration/registration.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { freshAddress } from '#tests/support/joining/invitations.ts'
import { bearerIn, join, newBrowser, newcomer } from '#tests/support/joining/joining.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
beforeAll(async () => {
  app = await sharedApp()
  on = await stage(app)
})

const kim = { firstName: 'Kim', lastName: 'Hart' }
const family = (change: object = {}) => ({
  country: 'GB' as const,
  children: [{ firstName: 'Poppy', dateOfBirth: '2019-02-03' }],
  coparent: kim,
  ...change,
})

/** A parent who joined, as a client with their session. */
const joined = async () => {
  const who = newcomer()
  const browser = newBrowser(app)
  await join(browser, who, { firstName: 'Sam', lastName: 'Keller' })
  const bearer = await bearerIn(browser)
  const found = (body: object = family()) =>
    browser.call(registrationRoutes.foundAnother, { body: body as never }, bearer)
  return { who, browser, bearer, found }
}

test('a parent has a second family, which the session shows once it is chosen', async () => {
  const { browser, bearer, found } = await joined()
  const answer = await found(family({ coparent: { ...kim, email: freshAddress() } }))
  expect(answer.status).toBe(201)
  const { familyId } = answer.body as { familyId: string }
  const now = async () => familyDto.parse((await browser.call(familyRoutes.current, {}, bearer)).body)
  expect((await now()).members).toMatchObject([{ firstName: 'Ana' }, { firstName: 'Sam' }])
  expect((await browser.call(familyRoutes.choose, { body: { familyId } }, bearer)).status).toBe(204)
  expect(await now()).toMatchObject({
    id: familyId,
    currency: 'GBP',
    members: [
      { firstName: 'Ana', joined: true },
      { firstName: 'Kim', joined: false },
    ],
    children: [{ firstName: 'Poppy' }],
  })
  expect((await browser.call(historyRoutes.check, {}, bearer)).body).toMatchObject({ broken: [] })
})

test('a repeated request founds one family', async () => {
  const client: TestClient = await app.as(on.sam.personId)
  const again = { 'idempotency-key': 'the-same-press' }
  const found = () => client.call(registrationRoutes.foundAnother, { body: family() }, again)
  const [first, second] = await Promise.all([found(), found()])
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toEqual(first.body)
  expect((await client.call(familyRoutes.own, {})).body).toMatchObject({ items: [{}, {}] })
})

test.each([
  [
    'a child born tomorrow',
    { children: [{ firstName: 'Poppy', dateOfBirth: '2027-02-03' }] },
    'children.0.dateOfBirth',
  ],
  ['no child', { children: [] }, 'children'],
  ['nobody else', { coparent: null }, 'coparent'],
])('%s is refused', async (_, change, field) => {
  const { found } = await joined()
  expect(await found(family(change))).toMatchObject({ status: 400, body: { validationErrors: [{ field }] } })
})

test('nobody names themselves, and there is a limit', async () => {
  const { who, found } = await joined()
  const own = { coparent: { ...kim, email: who.email } }
  expect(await found(family(own))).toMatchObject({
    status: 400,
    body: { validationErrors: [{ field: 'coparent.email', code: 'ownAddress' }] },
  })
  for (let count = 1; count < limits.families; count++) expect((await found()).status).toBe(201)
  expect(await found()).toMatchObject({ status: 409, body: { exception: 'tooMany' } })
})

test('a professional and a child found none', async () => {
  for (const { personId } of [on.professional, on.child]) {
    const client = await app.as(personId)
    const answer = await client.call(
      registrationRoutes.foundAnother,
      { body: family() },
      { [familyHeader]: on.family.id },
    )
    expect(answer).toMatchObject({ status: 403, body: { exception: 'notAllowed' } })
  }
})
