import { formatInstant } from '#domain/time.ts'
import { expect, test } from '../fixtures.ts'
import { messagesScreen } from '../pages/messages/messages.page.ts'
import { axe } from '../support/axe.ts'
import { names } from '../support/family.ts'
import { receiptPicture } from '../support/pictures.ts'
import { firstViews, sent, subject, words } from '../support/sent-messages.ts'

const [Sam, Dana] = [names.creator, names.other]

test('Sam writes and attaches, Dana opens it once, Sam sees when, and she answers', { tag: '@main' }, async ({
  world,
}) => {
  const { messages } = world.messages
  const { thread } = messages
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  const [writing, reading] = [messagesScreen(sam.page, world.messages), messagesScreen(dana.page, world.messages)]
  await reading.goto()
  await expect(reading.emptyInbox).toBeVisible()
  await axe(dana.page)

  await writing.goto()
  await writing.compose.click()
  await writing.send.click()
  await expect(writing.to(Dana)).toBeFocused()
  await axe(sam.page)
  await writing.to(Dana).check()
  await writing.subject.fill(subject)
  await writing.body.fill(words)
  await writing.attach.setInputFiles({ ...(await receiptPicture('boots-2025.png')) })
  await expect(writing.attached).toHaveCount(1)
  await expect(writing.saved).toBeVisible()
  await axe(sam.page)
  await writing.send.click()
  const first = writing.message(subject, 0)
  await expect(first).toContainText(words)
  await expect(first).toContainText(thread.never({ name: Dana }))
  await axe(sam.page)

  await expect(reading.entry(1)).toBeVisible()
  await expect(reading.row(subject)).toContainText(messages.list.closed())
  await expect(dana.page.getByText(words)).toHaveCount(0)
  await axe(dana.page)
  await reading.open(subject)
  const opened = reading.message(subject, 0)
  await expect(opened).toContainText(words)
  await expect(opened).toContainText(thread.place({ place: 1, count: 1 }))
  await expect(opened.getByRole('link', { name: /boots-2025\.png/ })).toContainText('SHA-256')
  await expect(reading.entry(0)).toBeVisible()
  await axe(dana.page)
  const [at] = await firstViews(world, new URL(sam.page.url()).searchParams.get('thread') ?? '')
  const shown = formatInstant(at ?? '', world.family.timeZone, world.locale, 'long', world.server.deps.clock.now())
  await expect(first).toContainText(thread.viewedBy({ name: Dana, at: shown }))

  await reading.answer.fill('Thanks. I can take Mia on Saturday.')
  await reading.sendAnswer.click()
  await expect(reading.message(subject, 1)).toContainText(thread.never({ name: Sam }))
  await expect(writing.message(subject, 1)).not.toContainText('Saturday')
  await expect(writing.entry(1)).toBeVisible()
  await writing.openButton.click()
  await expect(writing.message(subject, 1)).toContainText('Thanks. I can take Mia on Saturday.')
  await expect(writing.message(subject, 1)).toContainText(thread.place({ place: 2, count: 2 }))
  await expect(writing.entry(0)).toBeVisible()
})

test('neither Home, a list, a thread, a reload, the arrow keys nor Back opens a message; two tabs open it once', async ({
  world,
}) => {
  const { messages } = world.messages
  const { id } = await sent(world)
  const closed = async () => {
    await expect(dana.page.getByText(words)).toHaveCount(0)
    expect(await firstViews(world, id)).toEqual([null])
  }
  const dana = await world.as('other')
  const screen = messagesScreen(dana.page, world.messages)
  await dana.home.goto()
  const card = dana.page.getByRole('region', { name: screen.unopened })
  await expect(card.getByRole('link', { name: subject })).toBeVisible()
  await axe(dana.page)
  await closed()
  await dana.notices.goto()
  await expect(dana.notices.empty).toBeVisible()
  await expect(screen.folder('notifications')).toHaveAttribute('aria-current', 'page')
  await axe(dana.page)
  await closed()
  await screen.folder('inbox').click()
  await expect(screen.row(subject)).toContainText(messages.list.closed())
  await dana.page.keyboard.press('Tab')
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowRight']) await dana.page.keyboard.press(key)
  await closed()
  for (const folder of ['all', 'archive'] as const) {
    await screen.folder(folder).click()
    await expect(screen.folder(folder)).toHaveAttribute('aria-current', 'page')
    await closed()
  }
  await dana.page.goBack()
  await dana.page.goBack()
  await dana.page.reload()
  await expect(screen.row(subject)).toContainText(messages.list.closed())
  await dana.page.goto(`/app/messages?thread=${id}`)
  await expect(screen.openButton).toBeVisible()
  await axe(dana.page)
  await closed()

  const beside = await dana.tab()
  await beside.page.goto(`/app/messages?thread=${id}`)
  const other = messagesScreen(beside.page, world.messages)
  await expect(other.openButton).toBeVisible()
  await screen.openButton.click()
  await expect(screen.message(subject, 0)).toContainText(words)
  await expect(other.message(subject, 0)).toContainText(words)
  const [at] = await firstViews(world, id)
  expect(at).not.toBeNull()
  await beside.page.reload()
  await dana.page.goBack()
  await expect(other.message(subject, 0)).toContainText(words)
  expect(await firstViews(world, id)).toEqual([at])
})

test('Pat reads what Dana has not opened, which is noted for Pat and stamps nothing', async ({ world }) => {
  const { thread } = world.messages.messages
  const { id } = await sent(world)
  const pat = await world.as('professional')
  const screen = messagesScreen(pat.page, world.messages)
  await screen.goto()
  await expect(screen.row(subject)).toContainText(world.messages.messages.list.closedFor({ name: Dana }))
  await expect(screen.compose).toHaveCount(0)
  await screen.open(subject)
  await pat.page.getByRole('button', { name: thread.look(), exact: true }).click()
  await expect(pat.page.getByText(words)).toBeVisible()
  await expect(screen.answer).toHaveCount(0)
  await axe(pat.page)
  expect(await firstViews(world, id)).toEqual([null])
})

test('a draft saves itself, is asked about on leaving, goes on from another tab, and can be discarded', async ({
  world,
}) => {
  const { messages } = world.messages
  const { form, leave } = messages
  const sam = await world.as('creator')
  const screen = messagesScreen(sam.page, world.messages)
  await sam.page.goto('/app/messages/new')
  await screen.body.fill('I will be')
  await screen
    .folder('inbox')
    .or(sam.page.getByRole('link', { name: messages.title(), exact: true }))
    .first()
    .click()
  await expect(screen.leave).toBeVisible()
  await axe(sam.page)
  await screen.leave.getByRole('button', { name: leave.save(), exact: true }).click()
  await expect(screen.heading).toBeVisible()
  await screen.folder('drafts').click()
  await screen.open(messages.drafts.noSubject())
  await expect(screen.body).toHaveValue('I will be')

  const beside = await sam.tab()
  await beside.page.goto(sam.page.url())
  const other = messagesScreen(beside.page, world.messages)
  await other.body.fill('I will be late')
  await expect(other.saved).toBeVisible()
  world.watch.expect(/status of 409/)
  await screen.body.fill('I will be early')
  await expect(sam.page.getByText(form.conflict.title())).toBeVisible()
  await expect(screen.body).toHaveValue('I will be early')
  await expect(sam.page.getByRole('region', { name: form.conflict.other() })).toContainText('I will be late')
  await axe(sam.page)
  await sam.page.getByRole('button', { name: form.conflict.theirs(), exact: true }).click()
  await expect(screen.body).toHaveValue('I will be late')
  await sam.page.getByRole('button', { name: form.discard(), exact: true }).click()
  await expect(sam.page.getByText(form.discarded())).toBeVisible()
  await screen.folder('drafts').click()
  await expect(sam.page.getByText(messages.drafts.empty.title())).toBeVisible()
})
