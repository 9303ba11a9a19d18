import { expect, test } from '../fixtures.ts'
import { passwordScreen } from '../pages/password.page.ts'
import { recoveryScreen } from '../pages/recovery.page.ts'
import { axe } from '../support/axe.ts'
import { names } from '../support/family.ts'
import { addressIn, mailed } from '../support/mail.ts'
import { virtualAuthenticator } from '../support/virtual-authenticator.ts'

test('at an address in digits the page says why there are no passkeys', async ({ world }) => {
  world.watch.expect(/status of 401/)
  const { passkeys } = world.messages.account
  const dana = await world.as('other')
  await dana.page.goto('/app/account/security')
  await expect(dana.page.getByText(passkeys.notHere({ host: new URL(world.server.url).host }))).toBeVisible()
  await expect(dana.page.getByRole('button', { name: passkeys.add(), exact: true })).toHaveCount(0)
  const there = await world.stranger()
  await there.login.goto()
  await expect(there.login.submit).toBeVisible()
  await expect(there.page.getByRole('button', { name: world.messages.login.passkey(), exact: true })).toHaveCount(0)
})

test('Dana adds a passkey, signs in with it alone, and gives it as the second step', async ({ world }) => {
  world.watch.expect(/status of 40[13]/)
  const { account, accountRecovery, login } = world.messages
  const { passkeys, secondStep, again } = account
  const url = world.server.url.replace('127.0.0.1', 'localhost')
  const dana = await world.as('other', { url })
  const { page } = dana
  await virtualAuthenticator(page)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  // The page that is left would lead to the login too, a moment later than this test.
  const signOut = async () => {
    await page.context().clearCookies({ name: 'evenhand' })
    await dana.login.goto()
  }

  await page.goto('/app/account/security')
  await press(passkeys.add())
  await passwordScreen(page, world.messages).give()
  const naming = page.getByRole('dialog', { name: passkeys.addTitle(), exact: true })
  await naming.getByLabel(passkeys.name(), { exact: true }).fill('Danas phone')
  await axe(page)
  await page.keyboard.press('Enter')
  await expect(naming).toHaveCount(0)
  await expect(page.getByText('Danas phone', { exact: true })).toBeVisible()
  await axe(page)

  await signOut()
  await page.getByRole('button', { name: login.passkey(), exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(dana.home.heading(names.other)).toBeVisible()

  await page.goto('/app/account/security')
  await expect(page.getByText(passkeys.unused())).toHaveCount(0)
  await press(secondStep.beginPasskey())
  await press(again.passkey())
  const list = page.getByRole('list', { name: secondStep.codes.title() })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await press(secondStep.codes.done())
  await expect(page.getByText(secondStep.askedPasskey())).toBeVisible()

  await signOut()
  await dana.login.signIn(dana.username)
  await press(accountRecovery.secondStep.passkey())
  await expect(dana.home.heading(names.other)).toBeVisible()

  await page.goto('/app/account/security')
  const { first, second } = account.signIns
  await expect(page.getByText(first.passkey(), { exact: true })).toBeVisible()
  const both = new Intl.ListFormat(world.locale).format([first.password(), second.passkey()])
  await expect(page.getByText(both, { exact: true })).toBeVisible()
})

test('a new password by a mailed link takes a passkey as the second step', async ({ world }) => {
  world.watch.expect(/status of 40[13]/)
  const { account, accountRecovery: texts, mail, productName } = world.messages
  const { passkeys, secondStep } = account
  const url = world.server.url.replace('127.0.0.1', 'localhost')
  const dana = await world.as('other', { url })
  const { page, username } = dana
  await virtualAuthenticator(page)
  const screen = recoveryScreen(page, world.messages)
  await page.goto('/app/account/security')
  await screen.press(passkeys.add())
  await passwordScreen(page, world.messages).give()
  await page.getByLabel(passkeys.name(), { exact: true }).fill('Danas phone')
  await page.keyboard.press('Enter')
  await screen.press(secondStep.beginPasskey())
  await expect(page.getByRole('list', { name: secondStep.codes.title() })).toBeVisible()
  await screen.press(secondStep.codes.done())

  await page.context().clearCookies({ name: 'evenhand' })
  await page.goto('/app/forgotPassword')
  await screen.username.fill(username)
  await screen.press(texts.forgotPassword.submit())
  await expect(screen.sent).toBeVisible()
  const subject = mail.recovery.password.subject({ product: productName() })
  const link = addressIn(await mailed(page, `${username}@`, subject))
  await page.goto(link.replace(world.server.url, url))
  await screen.next.fill('Nine-quiet-lamps-4')
  await screen.press(texts.reset.submit())
  await expect(page.getByRole('button', { name: texts.secondStep.passkey(), exact: true })).toBeVisible()
  await axe(page)
  await screen.press(texts.secondStep.passkey())
  await expect(screen.done).toBeVisible()
  await screen.follow(texts.reset.signIn())
  await dana.login.signIn(username, 'Nine-quiet-lamps-4')
  await screen.press(texts.secondStep.passkey())
  await expect(dana.home.heading(names.other)).toBeVisible()
})
