import type { Page } from '@playwright/test'
import { livePath } from '#contract/live.ts'
import { expect, test } from '../fixtures.ts'
import { contactScreen } from '../pages/contact.page.ts'
import { axe } from '../support/axe.ts'
import { keyboardOn } from '../support/keyboard.ts'
import type { World } from '../support/world.ts'

const question = 'Where do I find the invoice?'

/** Returns the mails in the outbox that came from this address. */
const mailsOf = async (page: Page, address: string): Promise<string[]> => {
  const answer = await page.request.get('/pub/v1/dev/outbox')
  const mails: { text: string }[] = await answer.json()
  return mails.map(({ text }) => text).filter((text) => text.includes(address))
}

const openDialog = async (world: World, path = '/app/expenses', silent = '') => {
  const dana = await world.as('other')
  if (silent) await dana.context.route(silent, () => {})
  await dana.page.goto(path)
  await dana.shell.pressFooter(world.messages.footer.contact())
  const contact = contactScreen(dana.page, world.messages)
  await expect(contact.dialog).toBeVisible()
  return { dana, contact }
}

test('Dana writes to us from where she is, and it arrives with her address', { tag: '@main' }, async ({ world }) => {
  const { dana, contact } = await openDialog(world)
  const { inDialog: form } = contact
  await form.send.click()
  await expect(contact.dialog.getByText(world.messages.contact.reasonMissing())).toBeVisible()
  await expect(contact.dialog.getByText(world.messages.contact.messageMissing())).toBeVisible()
  await expect(form.reason).toBeFocused()
  await axe(dana.page)
  await form.reason.selectOption({ label: contact.reasonText('technical') })
  await form.message.fill(question)
  await form.send.click()
  await expect(contact.thanks).toBeVisible()
  await axe(dana.page)
  await dana.page.keyboard.press('Escape')
  await expect(dana.log.heading).toBeVisible()
  const address = `${dana.username}@example.com`
  await expect.poll(() => mailsOf(dana.page, address), { timeout: 20_000 }).toHaveLength(1)
  expect((await mailsOf(dana.page, address))[0]).toContain(question)
})

test('while the server is in trouble nothing typed is lost, and the next press sends it once', async ({ world }) => {
  world.watch.expect(/status of 500/)
  const { dana, contact } = await openDialog(world)
  const { inDialog: form } = contact
  await dana.context.route('**/pub/v1/contact', (route) => route.fulfill({ status: 500, json: {} }))
  await form.reason.selectOption({ label: contact.reasonText('billing') })
  await form.message.fill(question)
  await form.send.click()
  await expect(form.failed).toBeVisible()
  await expect(form.message).toHaveValue(question)
  await axe(dana.page)
  await dana.context.unrouteAll()
  await form.send.click()
  await expect(contact.thanks).toBeVisible()
})

test('a session that ended meanwhile: the form asks where to answer, and sends', async ({ world }) => {
  world.watch.expect(/status of 40[01]/)
  // The live stream would report the end of the session and lead to the login; it is blocked here.
  const { dana, contact } = await openDialog(world, '/app/privacy', `**${livePath}*`)
  const { inDialog: form } = contact
  await form.reason.selectOption({ label: contact.reasonText('inquiry') })
  await form.message.fill(question)
  await world.sessions.end(dana.id)
  await form.send.click()
  await expect(form.email).toBeFocused()
  await expect(form.message).toHaveValue(question)
  await form.email.fill('dana@example.net')
  await form.send.click()
  await expect(contact.thanks).toBeVisible()
})

test('a stranger writes by keyboard alone, on the page of its own', async ({ world }) => {
  world.watch.expect(/status of 401/)
  const somebody = await world.stranger()
  const contact = contactScreen(somebody.page, world.messages)
  const { onPage: form } = contact
  const hands = keyboardOn(somebody.page)
  const address = `${world.family.familyId}@example.net`
  await contact.goto()
  await expect(contact.heading).toBeVisible()
  await hands.reach(form.reason)
  await somebody.page.keyboard.press('ArrowDown')
  await hands.type(form.message, question)
  await hands.type(form.email, 'nowhere')
  await hands.press(form.send)
  await expect(somebody.page.getByText(world.messages.contact.emailMalformed())).toBeVisible()
  await axe(somebody.page)
  await hands.type(form.email, address)
  await hands.press(form.send)
  await expect(somebody.page.getByRole('heading', { name: world.messages.contact.thanksTitle() })).toBeFocused()
  await expect.poll(() => mailsOf(somebody.page, address), { timeout: 20_000 }).toHaveLength(1)
})

test('on a phone it opens from More, and gives the focus back', async ({ world }) => {
  const { shell } = world.messages
  const dana = await world.as('other', { options: { viewport: { width: 390, height: 844 } } })
  const contact = contactScreen(dana.page, world.messages)
  await dana.log.goto()
  const more = dana.page.getByRole('button', { name: shell.more(), exact: true })
  await more.click()
  const sheet = dana.page.getByRole('dialog', { name: shell.more() })
  for (const name of [shell.toAbout(), shell.toAccount(), shell.toLegal()])
    await expect(sheet.getByRole('link', { name, exact: true })).toBeVisible()
  await axe(dana.page)
  await sheet.getByRole('button', { name: shell.toContact(), exact: true }).click()
  await expect(contact.dialog).toBeVisible()
  await expect(sheet).toHaveCount(0)
  await axe(dana.page)
  await dana.page.keyboard.press('Escape')
  await expect(contact.dialog).toHaveCount(0)
  await expect(more).toBeFocused()
})
