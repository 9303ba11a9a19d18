import { draftRoutes } from '#contract/messages/drafts.ts'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'

const message = { files: [], answersId: null, draft: null }

test('Dana searches: words of other endings, marks, what is unopened by its subject alone, Back, and drafts', async ({
  world,
}) => {
  const { messages: texts } = world.messages
  const other = world.family.personOf('other')
  const sam = await world.api('creator')
  const send = (subject: string, body: string) =>
    sam.call(messageRoutes.send, { body: { ...message, to: [other.id], subject, body } })
  const read = await send('Recital', 'She has two rehearsals <b>and</b> a concert.')
  await send('Quince', 'A rehearsal nobody has read about.')
  const dana = await world.as('other')
  const { page } = dana
  await page.goto('/app/messages')
  await page.getByRole('link', { name: /Recital/ }).click()
  await expect(page.getByRole('list', { name: 'Recital' }).getByText('She has two rehearsals')).toBeVisible()
  await page.goto('/app/messages')

  const field = page.getByRole('searchbox', { name: texts.search.messages() })
  await field.fill('rehearsal')
  const found = page.getByRole('list', { name: texts.search.label({ search: 'rehearsal' }) })
  await expect(found.getByRole('listitem')).toHaveCount(1)
  await expect(found.locator('mark')).toHaveText(['rehearsals'])
  await expect(found.getByText('<b>and</b>')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: texts.search.found({ count: 1 }) })).toBeVisible()
  await expect(page).toHaveURL(/search=rehearsal/)
  await axe(page)

  await found.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`search=rehearsal.*thread=${read.threadId}`))
  await page.goBack()
  await expect(field).toHaveValue('rehearsal')

  await field.fill('quince')
  const closed = page.getByRole('list', { name: texts.search.label({ search: 'quince' }) })
  await expect(closed.locator('mark')).toHaveText(['Quince'])
  await expect(closed.getByText(texts.list.closed())).toBeVisible()
  await field.fill('pomegranate')
  await expect(page.getByText(texts.search.nothing({ search: 'pomegranate' }))).toBeVisible()
  await axe(page)
  await field.fill('')
  await expect(page.getByRole('list', { name: texts.list.label({ folder: texts.folders.inbox() }) })).toBeVisible()
})

test('Dana finds a draft, and is told when drafts cannot be searched', async ({ world }) => {
  world.watch.expect(/status of 500/)
  const { messages: texts, errors } = world.messages
  const api = await world.api('other')
  const draft = { to: [], files: [], answersId: null }
  await api.call(draftRoutes.begin, { body: { ...draft, subject: 'Boots', body: 'Are they too small?' } })
  await api.call(draftRoutes.begin, { body: { ...draft, subject: 'Camp', body: 'The form' } })
  const { page } = await world.as('other')
  await page.goto('/app/messages?folder=drafts')
  const field = page.getByRole('searchbox', { name: texts.search.drafts() })
  await field.fill('mittens')
  await expect(page.getByText(texts.search.nothing({ search: 'mittens' }))).toBeVisible()
  await field.fill('boot')
  const found = page.getByRole('list', { name: texts.search.labelDrafts({ search: 'boot' }) })
  await expect(found.locator('mark')).toHaveText(['Boots'])
  await expect(found.getByRole('link', { name: 'Boots' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Camp' })).toHaveCount(0)
  await page.route('**/pub/v1/drafts/search', (route) => route.fulfill({ status: 500, body: '{}' }))
  await field.fill('camp')
  await expect(page.getByText(errors.cannotSearchDrafts())).toBeVisible()
  await axe(page)
})
