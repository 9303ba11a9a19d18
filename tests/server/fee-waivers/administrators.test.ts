import { afterAll, beforeAll, expect, test } from 'vitest'
import { familyRoutes } from '#contract/families.ts'
import { feeWaiverRoutes as routes } from '#contract/fee-waivers/fee-waivers.ts'
import { sessionRoutes } from '#contract/session.ts'
import { passwordProblem } from '#domain/password.ts'
import { makeAdministrator, newAdministrator } from '#server/features/fee-waivers/make-administrator.ts'
import { openToAdministrators } from '#server/http/administrators.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { takePrinted } from '#tests/support/commands/printed.ts'
import { cast } from '#tests/support/factories.ts'
import { administratorOn, applyWithDocument, commandWaiver } from '#tests/support/plans/fee-waivers.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { namedRoutes } from '#tests/support/route-samples.ts'
import { switchOn } from '#tests/support/sign-in/second-step.ts'
import { browserAt } from '#tests/support/signing-in.ts'
import { makeAdmin } from '../../../scripts/db/admin.ts'

const printed = takePrinted()
let on: OwnApp
beforeAll(async () => {
  on = await testApp()
})
afterAll(() => on.stop())

const ada = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Long', locale: 'es-MX' } as const
const make = async (username: string) => {
  const password = await makeAdministrator(on.deps.scopes, { ...ada, username }, on.clock.now())
  const [row] = await bySuperuser(on.database, 'select id from person where username = $1', [username])
  return { password, id: String(row?.id) }
}
const codeOf = ({ body }: { readonly body: unknown }) => (body as { exception?: string }).exception
const waiting = (client: TestClient) => client.call(routes.list, { query: {} })

test('an administrator is made with a password that fits the rules, and signs in with it', async () => {
  const { password } = await make('ada.first')
  expect(passwordProblem(password, { ...ada, username: 'ada.first' })).toBeNull()
  const browser = browserAt(on)
  expect((await browser.signIn('ada.first', password)).status).toBe(204)
  const { body } = await browser.call(sessionRoutes.localStorage)
  expect(body).toMatchObject({ isAdmin: true, userType: 'admin', languageLocale: 'es-MX', adminSyncedUserId: null })
})

test('a username that somebody has, and details that nobody could have, make no account', async () => {
  await make('ada.twice')
  await expect(make('ADA.twice')).rejects.toMatchObject({ validationErrors: [{ code: 'usernameTaken' }] })
  const wrong = newAdministrator.safeParse({ ...ada, username: 'ada', email: 'ada', locale: 'fr' })
  expect(wrong.error?.issues.map(({ path }) => path[0])).toEqual(['username', 'email', 'locale'])
})

test('without a second step an administrator sees and decides nothing, whatever the server believes', async () => {
  const people = await cast(on)
  const dana = await on.as(people.dana)
  const waiver = await applyWithDocument(dana)
  const { id } = await make('ada.second')
  const client = await on.as(id)
  const document = { params: { id: waiver.documents[0]?.id ?? '' } }
  const answers = async () => [
    await waiting(client),
    await client.call(routes.get, { params: { id: waiver.id } }),
    await client.call(routes.content, document),
    await commandWaiver(client, waiver, { type: 'feeWaiver.grant' }),
  ]
  for (const answer of await answers()) expect([answer.status, codeOf(answer)]).toEqual([403, 'secondStepRequired'])
  const seen = () => on.deps.scopes.asAdministrator(id, (tx) => tx.selectFrom('fee_waiver').select('id').execute())
  expect(await seen()).toEqual([])
  await switchOn(on, id)
  expect((await answers()).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await seen()).not.toEqual([])
})

test('the next sign-in asks for the second step, which cannot be switched off', async () => {
  const { id, password } = await make('ada.third')
  const { client } = await switchOn(on, id)
  const signedIn = await browserAt(on).signIn('ada.third', password)
  expect([signedIn.status, codeOf(signedIn)]).toEqual([401, 'secondStepNeeded'])
  const end = await client.request({ method: 'DELETE', url: '/pub/v1/me/second-step' })
  expect([end.status, codeOf(end)]).toEqual([403, 'notAllowed'])
})

test('nothing else of the product is reached: each other route that needs a caller refuses an administrator', async () => {
  const administrator = await administratorOn(on)
  const closed = namedRoutes.filter(
    ({ name, route }) => ['bearer', 'cookie'].includes(route.access) && !openToAdministrators.has(name),
  )
  expect(closed.length).toBeGreaterThan(100)
  const reached: string[] = []
  for (const { name, route } of closed) {
    const url = route.path.replace(':id', administrator.personId)
    const answer = await administrator.request({ method: route.method, url })
    if (answer.status !== 403 || codeOf(answer) !== 'notAllowed') reached.push(`${name} ${answer.status}`)
  }
  expect(reached).toEqual([])
  expect((await administrator.call(familyRoutes.current, {})).status).toBe(403)
})

test('what administrators reach are routes that exist', () => {
  const known = new Set(namedRoutes.map(({ name }) => name))
  expect([...openToAdministrators].filter((name) => !known.has(name))).toEqual([])
})

test('the command makes an account, prints its password once, and says what is wrong', async () => {
  const asked = { username: 'ada.told', email: 'ada@example.com', first: 'Ada', last: 'Long', locale: undefined }
  expect(await makeAdmin(on.deps.db, asked)).toBe(0)
  const [, password = ''] = /this once:\n\n {2}(\S+)\n/.exec(printed.output()) ?? []
  expect((await browserAt(on).signIn('ada.told', password)).status).toBe(204)
  expect(await makeAdmin(on.deps.db, asked)).toBe(2)
  expect(printed.errors()).toContain('Somebody has this username')
  expect(await makeAdmin(on.deps.db, { ...asked, username: 'ada.other', email: 'nowhere' })).toBe(2)
  expect(printed.errors()).toMatch(/--email: [\s\S]*Usage: npm run db -- admin/)
})
