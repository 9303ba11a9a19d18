import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { fileRoutes } from '#contract/files/files.ts'
import { expect, test } from '../fixtures.ts'
import { messagesScreen } from '../pages/messages/messages.page.ts'
import { receiptPicture } from '../support/pictures.ts'
import { firstViews, sent, subject, words } from '../support/sent-messages.ts'

test('neither a search hit, a report, a download nor the address of an attachment opens a message', async ({
  world,
}) => {
  const { messages } = world.messages
  const { reportForm: texts } = messages
  const sam = await world.api('creator')
  const file = await sam.upload(await receiptPicture('boots-2025.png'))
  const { id } = await sent(world, subject, [file])
  const dana = await world.as('other')
  const { page } = dana
  const screen = messagesScreen(page, world.messages)
  const closed = async () => {
    await expect(page.getByText(words)).toHaveCount(0)
    expect(await firstViews(world, id)).toEqual([null])
  }
  await page.goto('/app/messages?search=winter')
  const found = page.getByRole('list', { name: messages.search.label({ search: 'winter' }) })
  await expect(found.locator('mark')).toHaveText(['Winter'])
  await expect(found.getByText(messages.list.closed())).toBeVisible()
  await closed()
  await page.goto('/app/messages?search=small')
  await expect(page.getByText(messages.search.nothing({ search: 'small' }))).toBeVisible()
  await closed()

  const saved = async (dialog: Locator, way: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: way, exact: true }).click(),
    ])
    return readFile(await download.path(), 'latin1')
  }
  await page.goto('/app/messages')
  await page.getByRole('button', { name: messages.report(), exact: true }).click()
  const report = page.getByRole('dialog', { name: texts.title() })
  expect(await saved(report, texts.pdf())).toContain('%PDF')
  await closed()
  await page.getByLabel(messages.list.select({ subject })).check()
  await page.getByRole('button', { name: messages.list.download(), exact: true }).click()
  const download = page.getByRole('dialog', { name: texts.download() })
  const record = await saved(download, texts.json())
  expect(record).not.toContain('too small')
  await closed()

  world.watch.expect(/status of 409/)
  const { status, text } = await page.evaluate(
    async (address) => {
      const answer = await fetch(address)
      return { status: answer.status, text: await answer.text() }
    },
    fileRoutes.content.path.replace(':id', file),
  )
  expect(status).toBe(409)
  expect(text).not.toContain('boots')
  await closed()

  await screen.open(subject)
  await expect(screen.message(subject, 0)).toContainText(words)
  expect(await firstViews(world, id)).not.toEqual([null])
})
