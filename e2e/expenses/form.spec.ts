import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/** Measures where something stands on the whole page, in pixels from its top. */
const topOf = (place: Locator): Promise<number> =>
  place.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)

test('on a phone the split stands below what decides it and above the button', async ({ world }) => {
  const { form } = world.messages.expenses
  const sam = await world.as('creator')
  await sam.page.setViewportSize({ width: 390, height: 844 })
  await sam.form.goto()
  await sam.form.fill({ amount: '84', category: 'general' })
  const split = sam.page.getByRole('heading', { name: form.split(), exact: true })
  await expect(split).toBeVisible()
  const own = sam.page.getByLabel(form.splitChoice(), { exact: true })
  const note = sam.page.getByLabel(form.note())
  const places = await Promise.all([sam.form.category, own, split, note, sam.form.save].map(topOf))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('a press on “New category” of 90 ms is not lost to the field that it leaves', async ({ world }) => {
  const { form } = world.messages.expenses
  const sam = await world.as('creator')
  await sam.form.goto()
  await sam.form.category.focus()
  await sam.page.getByRole('button', { name: form.newCategory(), exact: true }).click({ delay: 90 })
  await expect(sam.page.getByRole('dialog')).toBeVisible()
})
