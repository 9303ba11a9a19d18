import { infoBankRoutes } from '#contract/info-bank/info-routes.ts'
import { journalRoutes } from '#contract/journal/journal-routes.ts'
import { draftRoutes } from '#contract/messages/drafts.ts'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import type { Route } from '#contract/route.ts'
import { expect, test } from '../fixtures.ts'
import { messagesScreen } from '../pages/messages/messages.page.ts'
import { names } from '../support/family.ts'
import type { Person } from '../support/person.ts'
import { receiptPicture } from '../support/pictures.ts'
import type { World } from '../support/world.ts'

/** The session ends during the first such request, once everything is written. Then the person signs in again. */
const expireDuring = async (
  world: World,
  person: Person,
  { path }: Pick<Route, 'path'>,
  write: () => Promise<void>,
) => {
  world.watch.expect(/status of 401/)
  const { promise: written, resolve } = Promise.withResolvers<void>()
  await person.context.route(
    `**${path}`,
    async (route) => {
      await written
      await world.sessions.end(person.id)
      await route.continue()
    },
    { times: 1 },
  )
  await write()
  resolve()
  await expect(person.login.heading).toBeVisible()
  await person.login.signIn(person.username)
}

for (const { when, route } of [
  { when: 'before its draft is saved', route: draftRoutes.begin },
  { when: 'when all of it is saved and it is being sent', route: messageRoutes.send },
])
  test(`a session that expires takes nothing of a message, ${when}`, async ({ world }) => {
    const sam = await world.as('creator')
    const screen = messagesScreen(sam.page, world.messages)
    await sam.page.goto('/app/messages/new')
    const write = async () => {
      await screen.to(names.other).check()
      await screen.attach.setInputFiles({ ...(await receiptPicture('boots.png')) })
      await expect(screen.attached).toHaveCount(1)
      await screen.subject.fill('Boots')
      await screen.body.fill('Mia needs size 36.')
      if (route === draftRoutes.begin) return
      await expect(screen.saved).toBeVisible()
      await screen.send.click()
    }
    await expireDuring(world, sam, route, write)
    await expect(screen.body).toHaveValue('Mia needs size 36.')
    await expect(screen.subject).toHaveValue('Boots')
    await expect(screen.to(names.other)).toBeChecked()
    await expect(screen.attached).toContainText('boots.png')
    await screen.send.click()
    await expect(screen.message('Boots', 0)).toContainText('Mia needs size 36.')
    await expect(screen.message('Boots', 0)).toContainText('boots.png')
    await sam.page.goto('/app/messages?folder=drafts')
    await expect(sam.page.getByText(world.messages.messages.drafts.empty.title())).toBeVisible()
  })

test('nor anything of an answer', async ({ world }) => {
  const sam = await world.api('creator')
  const to = [world.family.personOf('other').id]
  const body = { to, subject: 'Boots', body: 'Size 36?', files: [], answersId: null, draft: null }
  const { threadId } = await sam.call(messageRoutes.send, { body })
  const dana = await world.as('other')
  const screen = messagesScreen(dana.page, world.messages)
  await dana.page.goto(`/app/messages?thread=${threadId}`)
  await screen.openButton.click()
  await expireDuring(world, dana, messageRoutes.send, async () => {
    await screen.answer.fill('Yes, 36.')
    await expect(screen.saved).toBeVisible()
    await screen.sendAnswer.click()
  })
  await expect(screen.answer).toHaveValue('Yes, 36.')
  await screen.sendAnswer.click()
  await expect(screen.message('Boots', 1)).toContainText('Yes, 36.')
})

test('nor anything of a check-in: its place, its notes, its photo and whom it is for', async ({ world }) => {
  const { journal } = world.messages
  const { form } = journal
  const sam = await world.as('creator')
  const { page } = sam
  const notes = page.getByLabel(new RegExp(`^${form.notes()}`))
  const place = page.getByLabel(form.where.typed(), { exact: true })
  const dana = page.getByRole('checkbox', { name: /^Dana/ })
  const photo = page.getByRole('list', { name: form.attached() }).getByRole('listitem')
  const save = page.getByRole('button', { name: form.saveShared(), exact: true })
  await page.goto('/app/journal/new')
  await page.getByLabel(form.kinds.checkIn(), { exact: true }).check()
  await page.getByLabel(form.where.precision(), { exact: true }).selectOption('typed')
  await place.fill('Lincoln Park')
  await notes.fill('We are at the lake.')
  await page.getByLabel(form.attach(), { exact: true }).setInputFiles({ ...(await receiptPicture('lake.png')) })
  await expect(photo).toHaveCount(1)
  await page.getByLabel(form.sharing(), { exact: true }).selectOption('people')
  await dana.check()
  await expireDuring(world, sam, journalRoutes.write, () => save.click())
  await expect(notes).toHaveValue('We are at the lake.')
  await expect(place).toHaveValue('Lincoln Park')
  await expect(photo).toContainText('lake.png')
  await expect(dana).toBeChecked()
  await save.click()
  await expect(page.getByText(journal.one.views.never({ name: names.other }))).toBeVisible()
  await expect(page.getByText('Lincoln Park')).toBeVisible()
})

test('nor anything of an Info Bank entry', async ({ world }) => {
  const { infoBank } = world.messages
  const { form, field, section } = infoBank
  const sam = await world.as('creator')
  const { page } = sam
  const title = page.getByLabel(form.title(), { exact: true })
  const allergy = page.getByLabel(field.allergyTo(), { exact: true })
  const save = page.getByRole('button', { name: form.save(), exact: true })
  await page.goto('/app/infobank/new')
  await title.fill('Peanuts')
  await page.getByLabel('Mia', { exact: true }).check()
  await page.getByLabel(section.health(), { exact: true }).check()
  await allergy.fill('Peanuts, all kinds')
  await page.getByLabel(form.emergency()).check()
  await page.getByLabel(form.sharing(), { exact: true }).selectOption('onlyMe')
  await page.getByLabel(form.attach(), { exact: true }).setInputFiles({ ...(await receiptPicture('plan.png')) })
  const file = page.getByRole('list', { name: form.attached() }).getByRole('listitem')
  await expect(file).toHaveCount(1)
  await expireDuring(world, sam, infoBankRoutes.write, () => save.click())
  await expect(title).toHaveValue('Peanuts')
  await expect(allergy).toHaveValue('Peanuts, all kinds')
  await expect(page.getByLabel('Mia', { exact: true })).toBeChecked()
  await expect(page.getByLabel(form.emergency())).toBeChecked()
  await expect(file).toContainText('plan.png')
  await save.click()
  await expect(page.getByText(infoBank.one.standing.private(), { exact: true })).toBeVisible()
})
