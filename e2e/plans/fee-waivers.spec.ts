import { Secret, TOTP } from 'otpauth'
import { epochOf } from '#domain/time.ts'
import { makeAdministrator } from '#server/features/fee-waivers/make-administrator.ts'
import { pdf } from '#tests/support/files/pictures.ts'
import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'
import { addressIn, mailed } from '../support/mail.ts'
import type { World } from '../support/world.ts'

const letter = () => ({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: pdf() })

/** Makes an administrator as an operator does, who signs in and switches on the second step, without which nothing is shown. */
const administratorIn = async (world: World, username: string) => {
  const { deps } = world.server
  const name = { firstName: 'Ada', lastName: 'Long', email: `${username}@example.com`, locale: world.locale }
  const password = await makeAdministrator(deps.scopes, { ...name, username }, deps.clock.now())
  const { account, administration, errors } = world.messages
  const { secondStep } = account
  const { page, login } = await world.stranger()
  const press = (text: string) => page.getByRole('button', { name: text, exact: true }).click()
  await login.goto()
  await login.signIn(username, password)
  await expect(page.getByText(administration.first.title())).toBeVisible()
  await axe(page)
  await press(secondStep.begin())
  await page.getByLabel(account.again.label(), { exact: true }).fill(password)
  await press(account.again.submit())
  const typed = await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  const app = new TOTP({ secret: Secret.fromBase32((typed ?? '').replaceAll(' ', '')) })
  await page
    .getByLabel(secondStep.setup.code(), { exact: true })
    .fill(app.generate({ timestamp: epochOf(deps.clock.now()) }))
  await press(secondStep.setup.confirm())
  await press(secondStep.codes.done())
  const other = await page.request.get('/pub/v1/history-export')
  expect([other.status(), await other.json()]).toMatchObject([403, { userMessage: errors.notAllowed() }])
  await page.getByRole('link', { name: administration.shown.waiting(), exact: true }).click()
  return { page, press }
}

test('Dana asks for a waiver with a document by a mailed link, it is granted, and her plan says so', async ({
  world,
}) => {
  // Nobody is signed in on the device on which she applies.
  // The administrator's first command waits for the password.
  world.watch.expect(/status of 40[13]/)
  // Three people take part, one of whom switches a second step on.
  test.slow()
  const { administration, feeWaivers: texts, mail, plan } = world.messages
  const { username } = world.family.personOf('other')
  const { page } = await world.stranger()
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.goto('/app/feewaiver')
  await expect(page.getByRole('heading', { name: texts.link.title() })).toBeVisible()
  await axe(page)
  await page.getByLabel(texts.link.email(), { exact: true }).fill(`${username}@example.com`)
  await press(texts.link.send())
  await expect(page.getByText(texts.link.sentTitle())).toBeVisible()
  const subject = mail.feeWaiver.link.subject({ product: world.messages.productName() })
  await page.goto(addressIn(await mailed(page, `${username}@`, subject)))
  await page.getByLabel(texts.form.kind(), { exact: true }).selectOption('income')
  await page.getByLabel(texts.form.browse(), { exact: true }).setInputFiles(letter())
  await axe(page)
  await press(texts.form.apply())
  await expect(page.getByText(texts.status.applied(), { exact: true })).toBeVisible()
  expect(page.url()).not.toContain('#')
  await axe(page)
  await page.reload()
  await expect(page.getByText(texts.kinds.income(), { exact: true }).first()).toBeVisible()

  const administrator = await administratorIn(world, `ada.${username}`)
  await axe(administrator.page)
  await administrator.page.getByRole('link', { name: 'Dana Story', exact: true }).last().click()
  await expect(administrator.page.getByRole('link', { name: texts.kinds.income(), exact: true })).toBeVisible()
  await axe(administrator.page)
  await administrator.press(administration.one.grant())
  const dialog = administrator.page.getByRole('dialog')
  await dialog.getByRole('button', { name: administration.grant.action(), exact: true }).click()
  await expect(administrator.page.getByText(texts.status.granted(), { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText(texts.status.granted(), { exact: true })).toBeVisible()
  await axe(page)
  const dana = await world.as('other')
  await dana.page.goto('/app/account/plan')
  await dana.page.getByRole('link', { name: plan.waiver.link(), exact: true }).click()
  await expect(dana.page.getByText(texts.application.outcome.granted())).toBeVisible()
  await dana.page.getByRole('link', { name: texts.back(), exact: true }).click()
  await expect(dana.page.getByRole('heading', { name: plan.title(), level: 1 })).toBeVisible()
})
