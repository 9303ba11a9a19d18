import { expect, type Locator, type Page } from '@playwright/test'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import type { World } from './world.ts'

/** Lets a parent's plan be over, as it is some time after the trial. */
export const lapse = ({ server, family }: World, role: 'creator' | 'other') =>
  bySuperuser(
    server.database,
    `update subscription set status = 'lapsed', package = null, term = null, ends_at = null, due_at = null
      where person_id = $1`,
    [family.personOf(role).id],
  )

/** Gives a card on the practice provider's page, which leads back. */
export const giveCard = async ({ messages }: Pick<World, 'messages'>, page: Page, card: RegExp): Promise<void> => {
  const { card: texts } = messages.plan
  await page
    .getByRole('button', { name: texts.add() })
    .or(page.getByRole('button', { name: texts.replace() }))
    .click()
  await page.getByRole('radio', { name: card }).check()
  await page.getByRole('button', { name: 'Save the card' }).click()
  await expect(page.getByText(texts.shown({ brand: 'Practice', last4: '' }).trim())).toBeVisible()
}

/** The card of the page under this heading. */
export const cardUnder = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
