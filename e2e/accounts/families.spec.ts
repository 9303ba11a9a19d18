import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'
import { invitedBy, newcomer, signedIn } from '../support/joining.ts'
import { mailed } from '../support/mail.ts'

test.beforeEach(({ world }) => {
  // Nobody is signed in at first, and the own address is refused; the console reports both.
  world.watch.expect(/status of 40[01]/)
})

test('a parent adds a family with another co-parent, keeps the first one, and goes from one to the other', async ({
  world,
}) => {
  const { families: texts, account, mail } = world.messages
  const [ana, kim] = [newcomer('Ana', 'Diaz'), newcomer('Kim', 'Hart')]
  await invitedBy(world, ana, { firstName: 'Ben', lastName: 'Costa', email: null })
  const { page } = await signedIn(world, ana)
  await page.goto('/app/account')
  await page.getByRole('link', { name: account.pages.families.title() }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts.title() })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Ana Diaz & Ben Costa' })).toContainText(texts.shown())
  await axe(page)
  await page.getByRole('link', { name: texts.add() }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts.new.title() })).toBeVisible()
  await axe(page)

  const other = page.getByRole('group', { name: texts.new.coparent() })
  await other.getByLabel(texts.new.firstName()).fill('Kim')
  await other.getByLabel(texts.new.lastName()).fill('Hart')
  await other.getByLabel(texts.new.email()).fill(ana.email)
  await page
    .getByRole('group', { name: texts.new.child({ number: 1 }) })
    .getByLabel(texts.new.firstName())
    .fill('Poppy')
  await page.getByRole('button', { name: texts.new.submit() }).click()
  // Nobody invites themselves; what was typed stays, and is corrected.
  await expect(other.getByLabel(texts.new.email())).toBeFocused()
  await other.getByLabel(texts.new.email()).fill(kim.email)
  await page.getByRole('button', { name: texts.new.submit() }).click()
  await expect(page.getByRole('heading', { name: texts.done.title({ name: 'Kim' }) })).toBeVisible()
  await axe(page)
  const product = world.messages.productName()
  expect(await mailed(page, kim.email, mail.join.invite.subject({ inviter: 'Ana Diaz', product }))).toContain('Kim')

  await page.getByRole('button', { name: texts.done.open() }).click()
  await expect(page).toHaveURL(/\/app\/home/)
  await page.goto('/app/account/families')
  await expect(page.getByRole('listitem').filter({ hasText: 'Ana Diaz & Kim Hart' })).toContainText(texts.shown())
  await page.getByRole('button', { name: texts.showOf({ name: 'Ana Diaz & Ben Costa' }) }).click()
  await expect(page).toHaveURL(/\/app\/home/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/app/account/families')
  await expect(page.getByRole('listitem').filter({ hasText: 'Ana Diaz & Ben Costa' })).toContainText(texts.shown())
})
