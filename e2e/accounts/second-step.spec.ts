import { Secret, TOTP } from 'otpauth'
import { epochOf } from '#domain/time.ts'
import { expect, test } from '../fixtures.ts'
import { passwordScreen } from '../pages/password.page.ts'
import { axe } from '../support/axe.ts'
import { names } from '../support/family.ts'

const step = 30_000

test('Dana switches the second step on, and signs in with a code and with a recovery code', async ({ world }) => {
  // Her password alone begins no session any more.
  world.watch.expect(/status of 40[13]/)
  const { account, accountRecovery, errors, login } = world.messages
  const { secondStep } = account
  const dana = await world.as('other')
  await dana.page.goto('/app/account/security')
  const press = (name: string) => dana.page.getByRole('button', { name, exact: true }).click()
  await press(secondStep.begin())
  await passwordScreen(dana.page, world.messages).give()
  await expect(dana.page.getByRole('img', { name: secondStep.setup.qr() })).toBeVisible()
  await axe(dana.page)
  const typed = await dana.page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  const app = new TOTP({ secret: Secret.fromBase32((typed ?? '').replaceAll(' ', '')) })
  const codeIn = (steps: number) => app.generate({ timestamp: epochOf(world.server.deps.clock.now()) + steps * step })
  await dana.page.getByLabel(secondStep.setup.code(), { exact: true }).fill(codeIn(0))
  await press(secondStep.setup.confirm())
  const list = dana.page.getByRole('list', { name: secondStep.codes.title() })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await axe(dana.page)
  const [spare = ''] = await list.getByRole('listitem').allTextContents()
  await press(secondStep.codes.done())
  await expect(dana.page.getByText(secondStep.codesLeft({ count: 10 }))).toBeVisible()

  const there = await world.stranger()
  const code = there.page.getByLabel(accountRecovery.secondStep.code(), { exact: true })
  await there.login.goto()
  await there.login.signIn(dana.username)
  await expect(code).toBeFocused()
  await axe(there.page)
  await code.fill('000000')
  await there.page.keyboard.press('Enter')
  await expect(there.login.problem).toContainText(errors.secondStepFailed())
  // The code of this step switched it on, so the next one is used, which a clock that is ahead would show.
  await code.fill(codeIn(1))
  await there.page.keyboard.press('Enter')
  await expect(there.home.heading(names.other)).toBeVisible()

  const phone = await world.stranger()
  await phone.login.goto()
  await phone.login.signIn(dana.username)
  await phone.page.getByLabel(accountRecovery.secondStep.code(), { exact: true }).fill(spare)
  await phone.page.getByRole('button', { name: login.submit(), exact: true }).click()
  await expect(phone.home.heading(names.other)).toBeVisible()
  await dana.page.reload()
  await expect(dana.page.getByText(secondStep.codesLeft({ count: 9 }))).toBeVisible()
})
