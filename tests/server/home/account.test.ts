import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emailChangeRoutes } from '#contract/email-change/email-change.ts'
import { familyRoutes } from '#contract/families.ts'
import { homeRoutes } from '#contract/home.ts'
import { removalRoutes } from '#contract/second-step/removal.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { acceptedFamily } from '#tests/support/joining/accepted-family.ts'
import { switchOn } from '#tests/support/sign-in/second-step.ts'
import { rightPassword } from '#tests/support/signing-in.ts'
import { browserWith } from '../second-step/browser.ts'

let on: OwnApp
let people: Cast
beforeAll(async () => {
  on = await testApp()
})
afterAll(() => on.stop())
beforeEach(async () => {
  people = await cast(on, await hashPassword(rightPassword))
})

const toldTo = async (personId: string) => {
  const answer = await (await on.as(personId, 'asked')).call(homeRoutes.waiting, {})
  return homeRoutes.waiting.output.parse(answer.body).account
}
const username = async (id: string) =>
  (
    await on.deps.scopes.beforeSignIn((tx) =>
      tx.selectFrom('person').select('username').where('id', '=', id).executeTakeFirstOrThrow(),
    )
  ).username
/** Somebody who knows the password asks to remove the second step. */
const askRemoval = async (id: string): Promise<void> => {
  await switchOn(on, id)
  const there = browserWith(on)
  await there.signIn(await username(id))
  expect((await there.send(removalRoutes.ask.path, {})).status).toBe(200)
}
const askEmail = async (id: string): Promise<void> => {
  const email = `${id}@elsewhere.example`
  const answer = await (await on.as(id)).call(emailChangeRoutes.ask, { body: { email, emailAgain: email } })
  expect(answer.status).toBe(204)
}

test('every session is told on Home of a second step that will be removed, and of another address, until it is stopped', async () => {
  const { dana, sam } = people
  expect(await toldTo(dana)).toEqual({ removal: false, email: false })
  await askRemoval(dana)
  expect(await toldTo(dana)).toEqual({ removal: true, email: false })
  await askEmail(dana)
  expect(await toldTo(dana)).toEqual({ removal: true, email: true })
  expect(await toldTo(sam)).toEqual({ removal: false, email: false })
  const client = await on.as(dana, 'asked')
  expect((await client.call(removalRoutes.stop, {})).status).toBe(204)
  expect((await client.call(emailChangeRoutes.stop, {})).status).toBe(204)
  expect(await toldTo(dana)).toEqual({ removal: false, email: false })
})

test('it is told in a family, too, where the account acts as a member of another name', async () => {
  const { dana, sam } = people
  const familyId = await acceptedFamily(on, { founder: sam, account: dana })
  await askEmail(dana)
  const client = await on.as(dana, 'asked')
  expect((await client.call(familyRoutes.choose, { body: { familyId } })).status).toBe(204)
  expect((await client.call(homeRoutes.waiting, {})).body).toMatchObject({ account: { removal: false, email: true } })
})

test('a child is told of their own', async () => {
  await askRemoval(people.mia)
  expect(await toldTo(people.mia)).toEqual({ removal: true, email: false })
})
