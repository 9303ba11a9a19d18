import { decideWaiver } from '#server/features/fee-waivers/decide-waiver.ts'
import { seedAdmin } from '#tests/support/admin.ts'
import { pdf } from '#tests/support/files/pictures.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { expect, test } from './fixtures.ts'
import { axe } from './support/axe.ts'
import { addressIn, mailed } from './support/mail.ts'

const letter = () => ({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: pdf() })

test('Dana asks for a waiver with a document by a mailed link, it is granted, and her plan says so', {
  tag: '@main',
}, async ({ world }) => {
  // Nobody is signed in on the device on which she applies.
  world.watch.expect(/status of 401/)
  const { feeWaivers: texts, mail, plan } = world.messages
  const { id, username } = world.family.personOf('other')
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

  const { deps, database } = world.server
  const administrator = await seedAdmin(deps.scopes, deps.clock.now())
  const [waiver] = await bySuperuser(database, 'select id, version from fee_waiver where owner_id = $1', [id])
  await decideWaiver(deps, administrator, String(waiver?.id), {
    type: 'feeWaiver.grant',
    version: Number(waiver?.version),
  })
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
