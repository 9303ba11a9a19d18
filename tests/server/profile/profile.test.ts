import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type FamilyDto, familyRoutes } from '#contract/families.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { type ProfileDto, profileRoutes as routes } from '#contract/profile/profile.ts'
import { sessionRoutes } from '#contract/session.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { type Cast, cast } from '#tests/support/factories.ts'

const password = 'Correct-horse-7'
let on: TestApp
let people: Cast
beforeAll(async () => {
  on = await sharedApp()
})
beforeEach(async () => {
  people = await cast(on, await hashPassword(password))
  on.clock.forward(1000)
})

const profile = async (client: TestClient) => (await client.call(routes.current, {})).body as ProfileDto
const family = async (client: TestClient) => (await client.call(familyRoutes.current, {})).body as FamilyDto
const rename = (client: TestClient, firstName: string, lastName: string) =>
  client.call(routes.rename, { body: { firstName, lastName } })
const lines = async (client: TestClient) => {
  const answer = await client.call(historyRoutes.list, { query: {} })
  return (answer.body as { lines: { kind: string; was: string | null; actor: string | null }[] }).lines
}

test('a changed name reaches the other parent, and the record says what it was', async () => {
  const [dana, sam] = [await on.as(people.dana), await on.as(people.sam)]
  expect((await rename(dana, 'Dana', 'Ortiz')).status).toBe(204)
  expect((await family(sam)).members).toContainEqual(
    expect.objectContaining({ id: people.dana, firstName: 'Dana', lastName: 'Ortiz' }),
  )
  expect(await lines(sam)).toContainEqual(
    expect.objectContaining({ kind: 'person.renamed', was: 'Dana Reyes', actor: people.dana }),
  )
  expect((await sam.call(historyRoutes.check, {})).body).toMatchObject({ broken: [] })
  expect((await dana.call(sessionRoutes.localStorage, {})).body).toMatchObject({ fullName: 'Dana Ortiz' })
})

test('the same name again records nothing', async () => {
  const dana = await on.as(people.dana)
  const before = (await lines(dana)).length
  expect((await rename(dana, ' Dana ', 'Reyes')).status).toBe(204)
  expect(await lines(dana)).toHaveLength(before)
})

test('a child is called as the parents say', async () => {
  expect(await rename(await on.as(people.mia), 'Emilia', 'Keller')).toMatchObject({ status: 403 })
})

test('a professional is renamed in their own account, unknown to the children', async () => {
  expect((await rename(await on.as(people.pat), 'Pat', 'Stone')).status).toBe(204)
  expect(await profile(await on.as(people.pat))).toMatchObject({ lastName: 'Stone' })
  expect((await lines(await on.as(people.dana))).map(({ kind }) => kind)).not.toContain('person.renamed')
})

const address = { line1: '1 Main St', line2: null, city: 'Albany', state: 'NY', postalCode: '12207' }

test('where somebody can be reached is read by them alone', async () => {
  const dana = await on.as(people.dana)
  const contact = { countryCode: 'US', phone: '2125550100', dateOfBirth: '1988-02-29', ...address } as const
  expect((await dana.call(routes.setContact, { body: contact })).status).toBe(204)
  expect((await profile(dana)).contact).toEqual(contact)
  expect((await profile(await on.as(people.sam))).contact).toMatchObject({ phone: null, line1: null })
  expect(JSON.stringify(await lines(dana))).not.toContain('Main St')
  expect((await dana.call(routes.setContact, { body: { countryCode: 'MX' } })).status).toBe(204)
  expect((await profile(dana)).contact).toMatchObject({ countryCode: 'MX', phone: null, line1: null, state: null })
})

test('whoever never gave a country begins with the one of their family', async () => {
  expect((await profile(await on.as(people.olivia))).contact).toMatchObject({ countryCode: 'GB' })
  expect((await profile(await on.as(people.dana))).contact).toMatchObject({ countryCode: 'US' })
  await (await on.as(people.olivia)).call(routes.setContact, { body: { countryCode: 'NZ' } })
  expect((await profile(await on.as(people.olivia))).contact).toMatchObject({ countryCode: 'NZ' })
})

test.each([
  [{ phone: '212555010' }, 'phone', 'notTenDigits'],
  [{ phone: '212-555-0100' }, 'phone', 'notTenDigits'],
  [{ line1: 'PO Box 7', city: 'Albany', state: 'NY', postalCode: '12207' }, 'line1', 'poBox'],
  [{ city: 'Albany' }, 'line1', 'required'],
  [{ line1: '1 Main St', state: 'NY', postalCode: '12207' }, 'city', 'required'],
  [{ ...address, state: 'ZZ' }, 'state', 'notAState'],
  [{ ...address, postalCode: '1220' }, 'postalCode', 'notAZip'],
  [{ dateOfBirth: '1899-12-31' }, 'dateOfBirth', 'tooEarly'],
  [{ dateOfBirth: '2026-12-24' }, 'dateOfBirth', 'inTheFuture'],
  [{ dateOfBirth: '2014-12-24' }, 'dateOfBirth', 'tooYoungToJoin'],
])('%j is refused', async (typed, field, code) => {
  const answer = await (await on.as(people.dana)).call(routes.setContact, {
    body: { countryCode: 'US' as const, ...typed },
  })
  expect(answer).toMatchObject({ status: 400 })
  expect((answer.body as { validationErrors: object[] }).validationErrors).toContainEqual(
    expect.objectContaining({ field, code }),
  )
})

test('colour and start of the week are kept, and the colour comes with the session', async () => {
  const dana = await on.as(people.dana)
  expect((await dana.call(routes.setAvatarColor, { body: { avatarColor: 'green' } })).status).toBe(204)
  expect((await dana.call(routes.setWeekStart, { body: { weekStart: 'monday' } })).status).toBe(204)
  expect(await profile(dana)).toMatchObject({ avatarColor: 'green', weekStart: 'monday' })
  expect((await dana.call(sessionRoutes.localStorage, {})).body).toMatchObject({ avatarColor: 'green' })
  await dana.call(routes.setAvatarColor, { body: { avatarColor: null } })
  expect((await dana.call(sessionRoutes.localStorage, {})).body).toMatchObject({ avatarColor: 'A' })
})

const signIn = async (username: string) =>
  (await on.anyone().call(sessionRoutes.signIn, { body: { username, password } })).status

test('a username is changed after the password was given again, and only to a free one', async () => {
  const dana = await on.as(people.dana, 'asked')
  const to = (username: string) => dana.call(routes.setUsername, { body: { username } })
  const fresh = `Dana_${people.dana.slice(0, 8)}`
  expect(await to(fresh)).toMatchObject({ status: 403, body: { exception: 'passwordNeeded' } })
  expect((await dana.call(sessionRoutes.confirmPassword, { body: { password } })).status).toBe(204)
  const { username: taken } = await on.deps.scopes.beforeSignIn((tx) =>
    tx.selectFrom('person').select('username').where('id', '=', people.sam).executeTakeFirstOrThrow(),
  )
  for (const [username, code] of [
    [taken.toUpperCase(), 'usernameTaken'],
    ['short', 'usernameTooShort'],
    ['@dana.reyes', 'beginsWithAt'],
    [password, 'sameAsPassword'],
  ] as const)
    expect(await to(username)).toMatchObject({ status: 400, body: { validationErrors: [{ field: 'username', code }] } })
  expect((await to(fresh)).status).toBe(204)
  expect((await to(fresh)).status).toBe(204)
  expect(await signIn(fresh.toLowerCase())).toBe(204)
})
