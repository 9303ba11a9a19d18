import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'
import { keyboardOn } from '../support/keyboard.ts'

test('Sam writes in the journal and shares it; Dana opens it, and her first view stands on it', {
  tag: '@main',
}, async ({ world }) => {
  const { journal } = world.messages
  const { page } = await world.as('creator')
  await page.goto('/app/journal')
  await expect(page.getByText(journal.list.empty.title())).toBeVisible()
  await axe(page)
  await page.getByRole('link', { name: journal.add(), exact: true }).first().click()
  await page.getByLabel(journal.form.body(), { exact: true }).fill('She slept well.')
  await axe(page)
  await page.getByRole('button', { name: journal.form.save(), exact: true }).click()
  await expect(page.getByText(journal.one.standing.private())).toBeVisible()
  await axe(page)
  const address = page.url()

  const dana = await world.as('other')
  await page.getByRole('button', { name: journal.one.action.share(), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: journal.dialogs.share.title() })
  await dialog.getByLabel(/^Dana/).check()
  await axe(page)
  await dialog.getByRole('button', { name: journal.dialogs.share.action(), exact: true }).click()
  await expect(page.getByText(journal.one.views.never({ name: 'Dana' }))).toBeVisible()

  await dana.page.goto('/app/journal')
  await expect(dana.page.getByText(journal.list.unopened())).toBeVisible()
  await expect(dana.page.getByText('She slept well.')).toHaveCount(0)
  await axe(dana.page)
  await dana.page.getByRole('link', { name: /Sam/ }).first().click()
  await expect(dana.page).toHaveURL(address)
  await expect(dana.page.getByText('She slept well.')).toBeVisible()
  await axe(dana.page)

  await expect(page.getByText(/^Dana: /)).toBeVisible()
  await expect(page.getByText(journal.one.views.never({ name: 'Dana' }))).toHaveCount(0)
})

test('Mia writes a journal that neither parent sees', async ({ world }) => {
  const { journal } = world.messages
  const mia = await world.as('child')
  await mia.page.goto('/app/journal/new')
  await expect(mia.page.getByLabel(journal.form.kinds.checkIn(), { exact: true })).toHaveCount(0)
  await mia.page.getByLabel(journal.form.body(), { exact: true }).fill('I miss the cat.')
  await axe(mia.page)
  await mia.page.getByRole('button', { name: journal.form.save(), exact: true }).click()
  await expect(mia.page.getByText(journal.one.standing.private())).toBeVisible()

  const sam = await world.as('creator')
  await sam.page.goto('/app/journal')
  await expect(sam.page.getByText(journal.list.empty.title())).toBeVisible()
})

const atHome = { latitude: 40.712776, longitude: -74.005974 }

test('Sam checks in where the browser says he is, near or exactly, and reads it before it is sent', async ({
  world,
}) => {
  const { journal } = world.messages
  const { where, kinds, save } = journal.form
  const { page } = await world.as('creator', { options: { permissions: ['geolocation'], geolocation: atHome } })
  await page.goto('/app/journal/new')
  await page.getByText(kinds.checkIn(), { exact: true }).click()
  const found = page.getByRole('status').filter({ hasText: where.shown() })
  await expect(page.getByRole('button', { name: where.find(), exact: true })).toBeVisible()
  await expect(found).toHaveCount(0)
  await page.getByRole('button', { name: where.find(), exact: true }).click()
  await expect(found).toContainText(journal.place.near({ at: '40.71, -74.01' }))
  await page.getByLabel(where.precision(), { exact: true }).selectOption('exact')
  await expect(found).toHaveCount(0)
  await page.getByRole('button', { name: where.find(), exact: true }).click()
  await expect(found).toContainText(journal.place.exact({ at: '40.71278, -74.00597' }))
  await axe(page)
  await page.getByRole('button', { name: save(), exact: true }).click()
  await expect(page.getByText(journal.one.standing.private())).toBeVisible()
  await expect(page.getByText(journal.place.exact({ at: '40.71278, -74.00597' }))).toBeVisible()
})

test('a browser that does not say where it is leaves the place to be typed', async ({ world }) => {
  const { journal } = world.messages
  const { where, kinds, save } = journal.form
  const { page } = await world.as('creator', { options: { permissions: [] } })
  await page.goto('/app/journal/new')
  await page.getByText(kinds.checkIn(), { exact: true }).click()
  await page.getByRole('button', { name: where.find(), exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: where.failed() })).toContainText(where.failure.refused())
  await axe(page)
  await page.getByLabel(where.precision(), { exact: true }).selectOption('typed')
  await page.getByLabel(where.typed(), { exact: true }).fill('Lincoln Park')
  await page.getByRole('button', { name: save(), exact: true }).click()
  await expect(page.getByText('Lincoln Park')).toBeVisible()
})

test('Mia writes in her journal by keyboard alone', async ({ world }) => {
  const { journal } = world.messages
  const { page } = await world.as('child')
  const keys = keyboardOn(page)
  await page.goto('/app/journal')
  await keys.press(page.getByRole('link', { name: journal.add(), exact: true }).first())
  await keys.type(page.getByLabel(journal.form.body(), { exact: true }), 'I miss the cat.')
  await keys.press(page.getByRole('button', { name: journal.form.save(), exact: true }))
  await expect(page.getByText(journal.one.standing.private())).toBeVisible()
  await expect(page.getByText('I miss the cat.')).toBeVisible()
})
