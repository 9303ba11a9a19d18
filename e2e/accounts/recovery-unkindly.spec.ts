import type { Page } from '@playwright/test'
import { recoveryRoutes } from '#contract/recovery/recovery.ts'
import { expect, test } from '../fixtures.ts'
import { recoveryScreen } from '../pages/recovery.page.ts'
import { names } from '../support/family.ts'
import { addressIn, mailed } from '../support/mail.ts'

test.beforeEach(({ world }) => {
  // Nobody is signed in yet, so the server's first answer is a 401, which the console reports.
  world.watch.expect(/status of 4(?:0[01]|10)/)
})

test('whoever presses twice asks once and sets one password; Back and a reload show that the link is used up', async ({
  world,
}) => {
  const { accountRecovery: texts, mail } = world.messages
  const { username } = world.family.personOf('other')
  const { page, login, home } = await world.stranger()
  const screen = recoveryScreen(page, world.messages)
  let asked = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === recoveryRoutes.askLink.path) asked += 1
  })
  await page.goto('/app/forgotPassword')
  await screen.username.fill(username)
  await page.getByRole('button', { name: texts.forgotPassword.submit(), exact: true }).dblclick()
  await expect(screen.sent).toBeVisible()
  expect(asked).toBe(1)
  const subject = mail.recovery.password.subject({ product: world.messages.productName() })
  await page.goto(addressIn(await mailed(page, `${username}@`, subject)))
  await expect(screen.reset).toBeVisible()
  await page.reload()
  await expect(screen.reset).toBeVisible()
  await screen.next.fill('Nine-quiet-lamps-4')
  await page.getByRole('button', { name: texts.reset.submit(), exact: true }).dblclick()
  await expect(screen.done).toBeVisible()
  await page.reload()
  await expect(screen.ended).toBeVisible()
  await login.goto()
  await login.signIn(username, 'Nine-quiet-lamps-4')
  await expect(page).toHaveURL(/\/app\/home/)
  await expect(home.heading(names.other)).toBeVisible()
})

test('a server that asks for patience and then fails keeps the username, and a second press asks', async ({
  world,
}) => {
  world.watch.expect(/status of (?:429|500)/)
  const { accountRecovery: texts } = world.messages
  const { username } = world.family.personOf('other')
  const { page, context } = await world.stranger()
  const screen = recoveryScreen(page, world.messages)
  const answers = [{ status: 429, headers: { 'retry-after': '1' } }, { status: 500 }]
  await context.route(`**${recoveryRoutes.askLink.path}`, (route) => {
    const answer = answers.shift()
    return answer ? route.fulfill({ ...answer, json: {} }) : route.continue()
  })
  await page.goto('/app/forgotPassword')
  await screen.username.fill(username)
  await screen.press(texts.forgotPassword.submit())
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(screen.username).toHaveValue(username)
  await screen.press(texts.forgotPassword.submit())
  await expect(screen.sent).toBeVisible()
})

test('a newer link that is opened in the tab of an older one is the one that a press signs in by', async ({
  world,
}) => {
  const { accountRecovery: texts, mail } = world.messages
  const { username } = world.family.personOf('other')
  const { page, home, tab } = await world.stranger()
  const screen = recoveryScreen(page, world.messages)
  const subject = mail.recovery.signIn.subject({ product: world.messages.productName() })
  const newest = async () => addressIn(await mailed(page, `${username}@`, subject))
  const askOn = async (where: Page) => {
    const there = recoveryScreen(where, world.messages)
    await where.goto('/app/forgotPassword')
    await there.username.fill(username)
    await there.press(texts.forgotPassword.signIn())
    await expect(there.sent).toBeVisible()
  }
  await askOn(page)
  const older = await newest()
  await page.goto(older)
  await expect(screen.signsIn(username)).toBeVisible()
  await askOn((await tab()).page)
  await expect.poll(newest).not.toBe(older)
  await page.goto(await newest())
  await expect(screen.signsIn(username)).toBeVisible()
  await screen.press(texts.link.submit())
  await expect(home.heading(names.other)).toBeVisible()
})
