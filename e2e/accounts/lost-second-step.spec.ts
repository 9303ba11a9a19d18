import { expect, test } from '../fixtures.ts'
import { passwordScreen } from '../pages/password.page.ts'
import { axe } from '../support/axe.ts'
import { virtualAuthenticator } from '../support/virtual-authenticator.ts'

test('a lost second step: asked for in one browser, told and stopped in another', async ({ world }) => {
  world.watch.expect(/status of 40[13]/)
  const { account, accountRecovery } = world.messages
  const { secondStep, passkeys } = account
  const url = world.server.url.replace('127.0.0.1', 'localhost')
  const dana = await world.as('other', { url })
  const pressAt = (page: typeof dana.page, name: string) => page.getByRole('button', { name, exact: true }).click()
  await virtualAuthenticator(dana.page)
  await dana.page.goto('/app/account/security')
  await pressAt(dana.page, passkeys.add())
  await passwordScreen(dana.page, world.messages).give()
  await pressAt(dana.page, passkeys.make())
  await pressAt(dana.page, secondStep.beginPasskey())
  await pressAt(dana.page, secondStep.codes.done())

  const there = await world.stranger({ url })
  await there.login.goto()
  await there.login.signIn(dana.username)
  await pressAt(there.page, accountRecovery.secondStep.lost())
  await axe(there.page)
  await pressAt(there.page, accountRecovery.lost.ask())
  await expect(there.page.getByRole('heading', { name: accountRecovery.lost.askedTitle(), level: 1 })).toBeVisible()
  await axe(there.page)

  await dana.page.reload()
  const banner = dana.page.getByRole('alert')
  await expect(banner).toBeVisible()
  await axe(dana.page)
  await pressAt(dana.page, secondStep.removal.stop())
  await expect(banner).toHaveCount(0)
})
