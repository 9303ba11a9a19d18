import { expect, test } from '../fixtures.ts'
import { messagesScreen } from '../pages/messages/messages.page.ts'
import { axe } from '../support/axe.ts'
import { names } from '../support/family.ts'
import { sent, subject, words } from '../support/sent-messages.ts'

test('Dana adds Mia to her answer and leaves nobody out; Mia reads from there on', async ({ world }) => {
  const { form } = world.messages.messages
  await sent(world)
  const dana = await world.as('other')
  const screen = messagesScreen(dana.page, world.messages)
  await screen.goto()
  await screen.open(subject)
  await expect(screen.message(subject, 0)).toContainText(words)
  const change = dana.page.getByRole('button', { name: form.changeTo(), exact: true })
  await change.click()
  await expect(screen.to(names.creator)).toBeChecked()
  await screen.to(names.creator).uncheck()
  await expect(dana.page.getByText(form.without({ names: `${names.creator} Story`, count: 1 }))).toBeVisible()
  await screen.to(names.creator).check()
  await screen.to(names.child).check()
  await expect(dana.page.getByText(form.added({ names: `${names.child} Story` }))).toBeVisible()
  await axe(dana.page)
  await screen.answer.fill('Mia, look: Saturday.')
  await screen.sendAnswer.click()
  await expect(screen.message(subject, 1)).toContainText('Mia, look: Saturday.')

  const mia = await world.as('child')
  const hers = messagesScreen(mia.page, world.messages)
  await hers.goto()
  await hers.open(subject)
  await expect(hers.message(subject, 0)).toContainText('Mia, look: Saturday.')
  await expect(hers.thread(subject).getByRole('article')).toHaveCount(1)
  await expect(mia.page.getByText(words)).toHaveCount(0)
})

test('a professional is named with their role, in the form, the list and the conversation', async ({ world }) => {
  const { thread } = world.messages.messages
  const dana = await world.as('other')
  const screen = messagesScreen(dana.page, world.messages)
  const name = thread.role.alone.attorney({ name: 'Pat Story' })
  await dana.page.goto('/app/messages/new')
  await screen.to(name).check()
  await screen.subject.fill('Hearing date')
  await screen.body.fill('When is it?')
  await screen.send.click()
  await expect(screen.message('Hearing date', 0)).toContainText(name)
  await screen.goto()
  await screen.folder('sent').click()
  await expect(screen.row('Hearing date')).toContainText(name)
  await axe(dana.page)
})
