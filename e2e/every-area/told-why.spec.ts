import type { Page } from '@playwright/test'
import { draftRoutes } from '#contract/messages/drafts.ts'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import { expect, test } from '../fixtures.ts'
import { messagesScreen } from '../pages/messages/messages.page.ts'
import { axe } from '../support/axe.ts'

const nowhere = '00000000-0000-4000-8000-000000000000'

/** Lets the server fail at one place; the page must say so and keep what it has. */
const failing = (page: Page, path: string, statusCode = 500, exception = 'unexpected') =>
  page.route(`**${path}`, (route) =>
    route.fulfill({
      status: statusCode,
      contentType: 'application/json',
      body: JSON.stringify({ exception, statusCode, status: 'FAILED', userMessage: 'It failed', validationErrors: [] }),
    }),
  )
const html = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
}

test('messages say by their own words what failed, and nothing typed is lost', async ({ world }) => {
  const { messages, errors } = world.messages
  world.watch.expect(/status of (404|415|500|503)/)
  const { page } = await world.as('other')
  const screen = messagesScreen(page, world.messages)
  await page.goto(`/app/messages?thread=${nowhere}`)
  await expect(page.getByText(errors.entryNotFound())).toBeVisible()
  await axe(page)

  const sam = await world.api('creator')
  const about = { to: [world.family.personOf('other').id], subject: 'Boots', body: 'Size 36', files: [] }
  const { threadId } = await sam.call(messageRoutes.send, { body: { ...about, answersId: null, draft: null } })
  await failing(page, `/pub/v1/threads/${threadId}`)
  await page.goto(`/app/messages?thread=${threadId}`)
  await expect(page.getByText(errors.cannotViewEntry())).toBeVisible()
  await page.unroute(`**/pub/v1/threads/${threadId}`)
  await page.getByRole('button', { name: messages.list.retry(), exact: true }).last().click()
  await expect(screen.openButton).toBeVisible()

  const dana = await world.api('other')
  const to = [world.family.personOf('creator').id]
  const { id } = await dana.call(draftRoutes.begin, { body: { ...about, to, answersId: null } })
  await page.goto(`/app/messages/new?draft=${id}`)
  await screen.attach.setInputFiles(html)
  await expect(page.getByText(new RegExp(`^${errors.cannotUpload()}`))).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: messages.form.remove({ file: html.name }), exact: true }).click()
  await failing(page, '/pub/v1/uploads', 503, 'filesUnavailable')
  await screen.attach.setInputFiles({ ...html, name: 'other.png' })
  await expect(page.getByText(new RegExp(`^${errors.storageUnavailable()}`))).toBeVisible()
  await page.getByRole('button', { name: messages.form.remove({ file: 'other.png' }), exact: true }).click()
  await failing(page, `/pub/v1/drafts/${id}/events`)
  await page.getByRole('button', { name: messages.form.discard(), exact: true }).click()
  await expect(page.getByText(new RegExp(`^${errors.cannotDelete()}`))).toBeVisible()
  await expect(screen.body).toHaveValue('Size 36')
})

test('the journal says by its own words what failed, and keeps what was typed', async ({ world }) => {
  const { journal, errors } = world.messages
  world.watch.expect(/status of (404|500)/)
  const { page } = await world.as('creator')
  await page.goto(`/app/journal/${nowhere}`)
  await expect(page.getByRole('heading', { level: 1, name: errors.entryNotFound() })).toBeVisible()
  await axe(page)
  await page.goto('/app/journal/new')
  await page.getByLabel(journal.form.body(), { exact: true }).fill('She slept well.')
  await page.getByRole('button', { name: journal.form.save(), exact: true }).click()
  await expect(page.getByText(journal.one.standing.private())).toBeVisible()
  const address = new URL(page.url()).pathname
  const id = address.split('/').at(-1) ?? ''

  await failing(page, `/pub/v1/journal/${id}/events`)
  await page.goto(`${address}?edit=1`)
  await page.getByLabel(journal.form.body(), { exact: true }).fill('She slept badly.')
  await page.getByRole('button', { name: journal.form.saveChange(), exact: true }).click()
  await expect(page.getByText(errors.cannotUpdateEntry())).toBeVisible()
  await expect(page.getByLabel(journal.form.body(), { exact: true })).toHaveValue('She slept badly.')
  await axe(page)
  await page.goto(address)
  await page.getByRole('button', { name: journal.one.action.delete(), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: journal.dialogs.delete.title() })
  await dialog.getByRole('button', { name: journal.dialogs.delete.action(), exact: true }).click()
  await expect(dialog.getByText(errors.cannotDelete())).toBeVisible()
  await failing(page, `/pub/v1/journal/${id}/open`)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: errors.cannotViewEntry() })).toBeVisible()
})

test('MyFiles says whether it is full, or whether this file does not fit', async ({ world }) => {
  const { myFiles: texts, errors } = world.messages
  world.watch.expect(/status of 409/)
  const { page } = await world.as('other')
  await page.goto('/app/my-files')
  await page.getByRole('button', { name: texts.add(), exact: true }).click()
  const upload = page.getByRole('dialog', { name: texts.upload.title() })
  await failing(page, '/pub/v1/uploads', 409, 'storageLimit')
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') }
  await upload.getByLabel(texts.upload.choose(), { exact: true }).setInputFiles(notes)
  await expect(upload.getByText(errors.myFilesFull())).toBeVisible()
  await axe(page)
  await page.route('**/pub/v1/my-folders', (route) =>
    route.fulfill({ json: { items: [], storage: { used: 100, allowed: 100 } } }),
  )
  await page.goto('/app/my-files')
  await page.getByRole('button', { name: texts.add(), exact: true }).click()
  await expect(upload.getByText(errors.storageFull())).toBeVisible()
  await expect(upload.getByLabel(texts.upload.choose(), { exact: true })).toHaveCount(0)
  await axe(page)
})

test('a report that cannot be made says so in the dialog, and is saved once it can', async ({ world }) => {
  const { messages, errors } = world.messages
  world.watch.expect(/status of 503/)
  const { page } = await world.as('other')
  await page.goto('/app/messages')
  const refused = /\/pub\/v1\/message-report\?/
  await page.route(refused, (route) =>
    route.fulfill({ status: 503, json: { exception: 'recordKeyMissing', status: 503, userMessage: 'No key.' } }),
  )
  await page.getByRole('button', { name: messages.report(), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: messages.reportForm.title() })
  const pdf = dialog.getByRole('link', { name: messages.reportForm.pdf(), exact: true })
  await pdf.click()
  await expect(dialog.getByRole('alert')).toContainText(errors.cannotMakeReport())
  await expect(dialog.getByRole('alert')).toContainText('No key.')
  await axe(page)
  await page.unroute(refused)
  const [download] = await Promise.all([page.waitForEvent('download'), pdf.click()])
  expect(download.suggestedFilename()).toMatch(/^evenhand-messages-.*\.pdf$/)
  await expect(dialog).toHaveCount(0)
})
