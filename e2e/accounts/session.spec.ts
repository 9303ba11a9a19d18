import { livePath } from '#contract/live.ts'
import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'
import { owed, recorded } from '../support/scene.ts'

test('a short token that ran out is replaced without a word', async ({ world }) => {
  const { id } = await recorded(world)
  const dana = await world.as('other')
  await dana.expense.goto(id)
  await expect(dana.expense.act('approve')).toBeVisible()
  await world.sessions.outliveTokens(dana.id)
  world.watch.expect(/status of 401/)
  await dana.acts.approve()
  const { unpaidOther } = world.messages.expenses.turn.text
  await expect(dana.expense.turn(unpaidOther.title({ payable: world.money(owed) }))).toBeVisible()
  await expect(dana.expense.happened(world.messages.expenses.events.approve.you())).toBeVisible()
})

test('a session that is over leads to the login, and from there back to the same page', { tag: '@main' }, async ({
  world,
}) => {
  const { login } = world.messages
  const { id } = await recorded(world)
  const dana = await world.as('other')
  // Her live stream is blocked, so that her own request is the first to learn of it.
  await dana.context.route(`**${livePath}*`, () => undefined)
  await dana.expense.goto(id)
  await expect(dana.expense.verified).toBeVisible()
  world.watch.expect(/status of 401/)
  await world.sessions.end(dana.id)
  await dana.acts.approve()
  await expect(dana.login.heading).toBeVisible()
  await expect(dana.page.getByText(login.expiredTitle())).toBeVisible()
  await axe(dana.page)
  await dana.login.signIn(dana.username)
  await expect(dana.page).toHaveURL(new RegExp(`/app/expenses/${id}$`))
  await dana.acts.approve()
  const { unpaidOther } = world.messages.expenses.turn.text
  await expect(dana.expense.turn(unpaidOther.title({ payable: world.money(owed) }))).toBeVisible()
})

test('signing out in one tab ends all of them and leaves nothing behind', { tag: '@main' }, async ({ world }) => {
  const dana = await world.as('other')
  const second = await dana.tab()
  await dana.log.goto()
  await second.log.goto()
  await expect(second.log.heading).toBeVisible()
  world.watch.expect(/status of 401/)
  await dana.shell.signOut()
  await expect(dana.login.heading).toBeVisible()
  await expect(second.login.heading).toBeVisible()
  const kept = async () => {
    const keys = await dana.page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    return keys.filter((key) => !['anonymousId', 'redirectUrl'].includes(key))
  }
  // The heading is drawn before the login knows that nobody is signed in and removes what the page that was left stored.
  await expect.poll(kept).toEqual([])
  await dana.page.goBack()
  await expect(dana.login.heading).toBeVisible()
})

test('an endpoint that refuses a good session for ever ends at the login, once', { tag: '@main' }, async ({
  world,
}) => {
  const { login } = world.messages
  const { id } = await recorded(world)
  const dana = await world.as('other')
  world.watch.expect(/status of 401/)
  const calls: string[] = []
  const pages: string[] = []
  const path = `/pub/v1/expenses/${id}/open`
  const body = JSON.stringify({ exception: 'unauthenticated', statusCode: 401 })
  await dana.context.route(`**${path}`, (route) => {
    calls.push(route.request().url())
    return route.fulfill({ status: 401, contentType: 'application/json', body })
  })
  dana.page.on('request', (request) => {
    if (request.isNavigationRequest()) pages.push(new URL(request.url()).pathname)
  })
  await dana.expense.goto(id)
  await expect(dana.page.getByText(login.unusableTitle())).toBeVisible()
  await axe(dana.page)
  const once = [`/app/expenses/${id}`, '/app/login']
  expect([calls.length, pages]).toEqual([3, once])
  await dana.login.signIn(dana.username)
  await expect.poll(() => [calls.length, pages]).toEqual([6, [...once, ...once]])
  await expect(dana.page.getByText(login.unusableTitle())).toBeVisible()
})
