import { messageRoutes } from '#contract/messages/message-routes.ts'
import { expect, test } from '../fixtures.ts'
import { messagesScreen } from '../pages/messages/messages.page.ts'
import { axe } from '../support/axe.ts'
import { names } from '../support/family.ts'
import { keyboardOn } from '../support/keyboard.ts'

const { creator: Sam } = names
const subject = 'Late on Tuesday'
const words = 'The trains stood still.'

test('Dana downloads a conversation and hands it on to her attorney by keyboard; Sam and whoever looks on see nothing of it', async ({
  world,
}) => {
  const { messages } = world.messages
  const { reportForm: texts, list } = messages
  const sam = await world.api('creator')
  const to = [world.family.personOf('other').id]
  const sent = await sam.call(messageRoutes.send, {
    body: { to, subject, body: words, files: [], answersId: null, draft: null },
  })
  const dana = await world.as('other')
  const { page } = dana
  const screen = messagesScreen(page, world.messages)
  await page.goto(`/app/messages?thread=${sent.threadId}`)
  await screen.openButton.click()
  await expect(screen.message(subject, 0)).toContainText(words)

  const keys = keyboardOn(page)
  const pane = page.locator('main')
  await keys.press(pane.getByRole('button', { name: list.download(), exact: true }).last())
  const dialog = page.getByRole('dialog', { name: texts.download() })
  await expect(dialog.getByText(texts.attorneyHint())).toBeVisible()
  await axe(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: texts.json(), exact: true }).press('Enter'),
  ])
  expect(download.suggestedFilename()).toMatch(/^evenhand-messages-\d{4}-\d\d-\d\d\.json$/)

  await keys.press(pane.getByRole('button', { name: list.download(), exact: true }).last())
  await keys.press(
    dialog.getByRole('button', { name: new RegExp(`^(${texts.attorney()}|${texts.handOn({ name: 'Pat' })})$`) }),
  )
  await expect(page).toHaveURL(/\/messages\/new\?draft=/)
  await expect(screen.attached).toHaveCount(1)
  await expect(screen.to('Pat')).toBeChecked()
  await expect(page.getByText(list.privileged({ name: Sam }))).toBeVisible()
  await expect(screen.subject).toHaveValue(texts.attorneySubject({ subject }))
  await axe(page)
  await keys.reach(screen.body)
  await page.keyboard.type('Please read this before Thursday.')
  await keys.press(screen.send)
  const handedOn = screen.message(texts.attorneySubject({ subject }), 0)
  await expect(handedOn).toContainText('Please read this before Thursday.')
  await expect(handedOn).toContainText(list.privileged({ name: Sam }))
  await expect(handedOn.getByRole('link', { name: /evenhand-messages-.*\.pdf/ })).toBeVisible()
  await axe(page)

  for (const role of ['creator', 'professional'] as const) {
    const { page: other } = await world.as(role)
    await other.goto('/app/messages?folder=all')
    await expect(other.getByRole('link').filter({ hasText: subject })).toHaveCount(1)
    await expect(other.getByText(texts.attorneySubject({ subject }))).toHaveCount(0)
  }
})
