import { expect, test } from '../fixtures.ts'
import { messagesScreen } from '../pages/messages/messages.page.ts'
import { axe } from '../support/axe.ts'
import { sent, subject } from '../support/sent-messages.ts'

test('Dana makes, names, orders and deletes a folder; what was in it goes back to the inbox', async ({ world }) => {
  const { list, folders, folderForm: texts } = world.messages.messages
  await sent(world)
  const { page } = await world.as('other')
  const screen = messagesScreen(page, world.messages)
  await screen.goto()
  const nav = page.getByRole('navigation', { name: folders.label() })
  const own = (name: string) => nav.getByRole('link', { name: new RegExp(`^${name}`) })
  for (const name of ['School', 'Trips']) {
    await nav.getByRole('button', { name: folders.make(), exact: true }).click()
    await page.getByLabel(texts.name(), { exact: true }).fill(name)
    await axe(page)
    await page.getByRole('button', { name: texts.submit(), exact: true }).click()
    await expect(own(name)).toBeVisible()
  }
  await page.getByLabel(list.select({ subject })).check()
  await page.getByRole('button', { name: list.move(), exact: true }).click()
  await page.getByRole('menuitem', { name: 'Trips', exact: true }).click()
  await expect(screen.emptyInbox).toBeVisible()
  await own('Trips').click()
  await expect(screen.row(subject)).toContainText(list.closed())

  const act = async (name: string) => {
    await page.getByRole('button', { name: texts.menu(), exact: true }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  const order = (names: RegExp[]) => expect(nav.getByRole('link', { name: /^(School|Trips)/ })).toHaveText(names)
  await order([/^School/, /^Trips/])
  await act(texts.up())
  await order([/^Trips/, /^School/])
  await act(texts.down())
  await order([/^School/, /^Trips/])
  await act(texts.rename())
  await page.getByLabel(texts.name(), { exact: true }).fill('Trips 2026')
  await page.getByRole('button', { name: texts.save(), exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Trips 2026', level: 2 })).toBeVisible()
  await axe(page)
  await act(texts.removing.action())
  await expect(page.getByText(texts.removing.text())).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: texts.removing.action(), exact: true }).click()
  await expect(page.getByText(texts.removing.done())).toBeVisible()
  await expect(own('Trips')).toHaveCount(0)
  await expect(screen.row(subject)).toContainText(list.closed())
})
