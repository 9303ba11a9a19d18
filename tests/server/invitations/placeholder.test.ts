import { afterAll, beforeAll, expect, test } from 'vitest'
import { supportRoutes } from '#contract/child-support/child-support.ts'
import { expenseDto, expenseRoutes } from '#contract/expenses/expenses.ts'
import { familyDto, familyRoutes } from '#contract/families.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { invitationRoutes } from '#contract/invitations/invitations.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { taken } from '#tests/support/client.ts'
import { pagesOf } from '#tests/support/files/pdf-text.ts'
import { freshAddress } from '#tests/support/joining/invitations.ts'
import { invitedBrowser } from '#tests/support/joining/invited.ts'
import { bearerIn, deliver, join, newBrowser, newcomer, tokenIn } from '#tests/support/joining/joining.ts'
import { firstExpense } from '#tests/support/joining/with-account.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import type { TestBrowser } from '#tests/support/signing-in.ts'

let on: OwnApp
beforeAll(async () => {
  on = await testApp()
})
afterAll(() => on.stop())

const sam = { firstName: 'Sam', lastName: 'Keller' }

/** A parent who joined, with what their requests need. */
const joined = async (coparent: typeof sam | null) => {
  const browser = newBrowser(on)
  await join(browser, newcomer(), coparent)
  const bearer = await bearerIn(browser)
  const familyNow = async () => familyDto.parse((await browser.call(familyRoutes.current, {}, bearer)).body)
  return { browser, bearer, familyNow }
}
type Joined = Awaited<ReturnType<typeof joined>>

const record = async ({ browser, bearer, familyNow }: Joined) => {
  const body = firstExpense(await familyNow())
  return browser.call(expenseRoutes.create, { body }, bearer)
}

test('with a parent who has not joined everything is recorded, nobody has viewed it, and no mail fails', async () => {
  const parent = await joined(sam)
  const expense = expenseDto.parse(taken(await record(parent)).body)
  const other = (await parent.familyNow()).members.find(({ firstName }) => firstName === 'Sam')
  expect(other).toMatchObject({ joined: false })
  expect(expense).toMatchObject({ status: 'open', viewed: [{ personId: other?.id, at: null }] })
  const { body } = await parent.browser.call(historyRoutes.check, {}, parent.bearer)
  expect(body).toMatchObject({ broken: [] })
})

test('without any other parent recording is refused, until one is named', async () => {
  const parent = await joined(null)
  expect(await record(parent)).toMatchObject({ status: 409, body: { exception: 'noOtherParent' } })
  const order = {
    amount: 400_00,
    rhythm: 'monthly',
    days: [1],
    from: '2026-12-01',
    payerId: (await parent.familyNow()).viewpoint,
    childIds: (await parent.familyNow()).children.map(({ id }) => id),
  }
  expect(await parent.browser.call(supportRoutes.record, { body: order as never }, parent.bearer)).toMatchObject({
    status: 409,
    body: { exception: 'noOtherParent' },
  })
  const invite = (body: object) => parent.browser.call(invitationRoutes.invite, { body: body as never }, parent.bearer)
  expect(await invite({ email: freshAddress() })).toMatchObject({
    status: 400,
    body: { validationErrors: [{ field: 'coparent', code: 'required' }] },
  })
  expect((await invite({ email: freshAddress(), coparent: sam })).status).toBe(201)
  expect((await record(parent)).status).toBe(201)
})

test('who joins by the invitation is that parent, and answers what waited for them', async () => {
  const parent = await joined(sam)
  const expense = expenseDto.parse(taken(await record(parent)).body)
  const email = freshAddress()
  taken(await parent.browser.call(invitationRoutes.invite, { body: { email } }, parent.bearer))
  const mail = (await deliver(on)).find(({ recipient }) => recipient === email)
  const browser: TestBrowser = newBrowser(on)
  taken(await browser.call(invitationRoutes.openMailed, { body: { token: tokenIn(mail) } }))
  await join(browser, newcomer({ email, firstName: 'Samuel', lastName: 'Keller' }))
  const bearer = await bearerIn(browser)
  const route = { ...expenseRoutes.open, path: `/pub/v1/expenses/${expense.id}/open` as const }
  expect(await browser.call(route, {} as never, bearer)).toMatchObject({ status: 200, body: { name: 'Piano' } })
  expect((await parent.familyNow()).members).toMatchObject([
    { firstName: 'Ana', joined: true },
    { firstName: 'Samuel', joined: true },
  ])
  const { body } = await browser.call(historyRoutes.check, {}, bearer)
  expect(body).toMatchObject({ broken: [] })
  expect(browser.cookie('evenhand-invite')).toBeUndefined()
})

test('a printed record says who has not joined, until they have', async () => {
  const printed = async ({ browser }: Pick<Joined, 'browser'>) => {
    const cookie = `evenhand=${browser.cookie('evenhand')}`
    const { bytes } = await on.anyone().request({ url: '/pub/v1/history-export?format=pdf' }, { cookie })
    return (await pagesOf(bytes)).join(' ').replace(/\s+/g, ' ')
  }
  const parent = await joined(sam)
  expect(await printed(parent)).toContain('Has not joined,Sam Keller')
  const { browser, email, inviter } = await invitedBrowser(on)
  expect(await printed({ browser: inviter })).toContain('Has not joined,Sam Keller')
  await join(browser, newcomer({ email }))
  expect(await printed({ browser: inviter })).not.toContain('Has not joined')
})

test('no entry of the record contains an address', async () => {
  const rows = await bySuperuser(on.database, "select from entry where payload like '%@example.org%'")
  expect(rows).toEqual([])
})
