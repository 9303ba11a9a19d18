import { expect, test } from './fixtures.ts'
import { passwordScreen } from './pages/password.page.ts'
import { axe } from './support/axe.ts'
import { names } from './support/family.ts'
import { virtualAuthenticator } from './support/virtual-authenticator.ts'

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

test('Dana adds a passkey, signs in with it alone, and gives it as the second step', { tag: '@main' }, async ({
  world,
}) => {
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
