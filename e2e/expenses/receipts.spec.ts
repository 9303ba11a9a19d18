import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { limits } from '#contract/limits.ts'
import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'
import type { Person } from '../support/person.ts'
import { type ChosenFile, disguisedPage, longPaper, receiptPicture, telltalePhoto } from '../support/pictures.ts'
import { recorded } from '../support/scene.ts'

test('a page that calls itself a picture is refused with a sentence, and the expense can still be saved', async ({
  world,
}) => {
  const { errors, expenses } = world.messages
  const sam = await world.as('creator')
  world.watch.expect(/status of 415/)
  await sam.form.goto()
  await sam.form.fill({ name: 'Shoes', amount: '45.00', category: 'general', children: ['Mia'] })
  await sam.form.receipts
    .locator('input[type=file]')
    .first()
    .setInputFiles({ ...disguisedPage() })
  await expect(sam.form.receipts.getByText(errors.fileTypeRefused())).toBeVisible()
  await axe(sam.page)
  await sam.page.getByRole('button', { name: expenses.form.removeFile({ file: 'receipt.png' }) }).click()
  await sam.form.attach(await receiptPicture('shoes.png'))
  await sam.acts.addAndOpen('Shoes')
  await expect(sam.expense.receipts.getByText('shoes.png')).toBeVisible()
})

test('the photo that Dana downloads tells neither where nor with what Sam took it', async ({ world }) => {
  const { addReceipt } = world.messages.expenses.dialogs
  const { receipts } = world.messages.expenses.details
  const { id } = await recorded(world)
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  const photo = await telltalePhoto('counter.jpg')
  expect((await sharp(photo.buffer).metadata()).exif).toBeDefined()
  await sam.expense.goto(id)
  await sam.expense.act('addReceipt').click()
  await sam.form.attach(photo)
  await sam.expense.yes(addReceipt.action())
  await dana.expense.goto(id)
  const preview = dana.expense.receipts.locator('img')
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  // Beside the decision stands its upper part, with a line around what may be white paper.
  const beside = dana.page.getByRole('link', { name: receipts.open({ file: 'counter.jpg' }) }).first()
  const look = await beside.evaluate((link) => {
    const picture = link.querySelector('img')
    if (!picture) throw new Error('no picture')
    const { objectFit, objectPosition } = getComputedStyle(picture)
    return { line: getComputedStyle(link).borderTopWidth, objectFit, objectPosition }
  })
  expect(look).toEqual({ line: '1px', objectFit: 'cover', objectPosition: '50% 0%' })
  const download = dana.page.waitForEvent('download')
  await dana.page.getByRole('link', { name: receipts.download({ file: 'counter.jpg' }) }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('counter.jpg')
  const { exif, format } = await sharp(await file.path()).metadata()
  expect([format, exif]).toEqual(['jpeg', undefined])
})

test('several receipts are added at once, and one that was chosen by mistake is taken out', { tag: '@main' }, async ({
  world,
}) => {
  const { form } = world.messages.expenses
  const sam = await world.as('creator')
  await sam.form.goto()
  await sam.form.fill({ name: 'Books', amount: '61.50', category: 'general', children: ['Leo'] })
  await sam.form.attach(await receiptPicture('one.png'), await receiptPicture('two.png'))
  await sam.form.attach(await receiptPicture('wrong.png'))
  await sam.page.getByRole('button', { name: form.removeFile({ file: 'wrong.png' }) }).click()
  await sam.acts.addAndOpen('Books')
  await expect(sam.expense.receipts.getByRole('listitem')).toHaveCount(2)
})

const chooses = async (sam: Person, ...files: ChosenFile[]) =>
  sam.form.receipts
    .locator('input[type=file]')
    .first()
    .setInputFiles(files.map((file) => ({ ...file })))

test('a connection that breaks in the middle of a receipt is waited for, and nothing is sent twice', {
  tag: '@main',
}, async ({ world }) => {
  const sam = await world.as('creator')
  world.watch.expect(/ERR_CONNECTION_FAILED|ERR_FAILED/)
  const offsets: string[] = []
  await sam.context.route('**/pub/v1/uploads/*?at=*', async (route) => {
    offsets.push(new URL(route.request().url()).searchParams.get('at') ?? '')
    await (offsets.length === 2 ? route.abort('connectionfailed') : route.continue())
  })
  await sam.form.goto()
  await sam.form.fill({ name: 'Books', amount: '61.50', category: 'general', children: ['Leo'] })
  await sam.form.attach(longPaper('long.pdf', 2.5 * limits.uploads.part))
  await sam.acts.addAndOpen('Books')
  await expect(sam.expense.receipts.getByText('long.pdf')).toBeVisible()
  const { part } = limits.uploads
  expect(offsets.map(Number)).toEqual([0, part, part, 2 * part])
})

test('a receipt that a reload cut off goes on where it stopped, once the same file is chosen again', async ({
  world,
}) => {
  const { form } = world.messages.expenses
  const sam = await world.as('creator')
  world.watch.expect(/ERR_CONNECTION_FAILED|ERR_FAILED/)
  const offsets: string[] = []
  let broken = true
  await sam.context.route('**/pub/v1/uploads/*?at=*', async (route) => {
    const at = new URL(route.request().url()).searchParams.get('at') ?? ''
    if (broken && at !== '0') return route.abort('connectionfailed')
    offsets.push(at)
    await route.continue()
  })
  const folder = await mkdtemp(join(tmpdir(), 'evenhand-receipt-'))
  const path = join(folder, 'long.pdf')
  await writeFile(path, longPaper('long.pdf', 1.5 * limits.uploads.part).buffer)
  const picker = sam.form.receipts.locator('input[type=file]').first()
  await sam.form.goto()
  await sam.form.fill({ name: 'Books' })
  await picker.setInputFiles(path)
  await expect(sam.form.receipts.getByText(form.waitingDetail({ size: '' }).replace(' · ', ''))).toBeVisible()
  await axe(sam.page)
  sam.page.once('dialog', (dialog) => dialog.accept())
  await sam.page.reload()
  await expect(sam.form.receipts.getByText(form.chooseAgain())).toBeVisible()
  broken = false
  await picker.setInputFiles(path)
  await expect(sam.form.receipts.getByText(form.chooseAgain())).toHaveCount(0)
  await expect(sam.form.receipts.getByRole('progressbar')).toHaveCount(0)
  expect(offsets.map(Number)).toEqual([0, limits.uploads.part])
  await rm(folder, { recursive: true })
})

test('a dialog that is closed by mistake forgets no receipt', async ({ world }) => {
  const { dialogs } = world.messages.expenses
  const { id } = await recorded(world)
  const sam = await world.as('creator')
  await sam.expense.goto(id)
  await sam.expense.act('addReceipt').click()
  await sam.form.attach(await receiptPicture('one.png'))
  await sam.page.keyboard.press('Escape')
  await expect(sam.expense.dialog).toHaveCount(0)
  await sam.expense.act('addReceipt').click()
  await expect(sam.form.receipts.getByText('one.png')).toBeVisible()
  await sam.form.attach(await receiptPicture('two.png'))
  await axe(sam.page)
  await sam.expense.yes(dialogs.addReceipt.action())
  await expect(sam.expense.receipts.getByRole('listitem')).toHaveCount(2)
})

test('whatever somebody hides in a file, each is refused in words and the rest arrives', async ({ world }) => {
  const { errors } = world.messages
  const sam = await world.as('creator')
  world.watch.expect(/status of 4(15|22|13)/)
  await sam.form.goto()
  await chooses(
    sam,
    disguisedPage('page.png'),
    {
      name: 'drawing.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
    { name: 'archive.pdf', mimeType: 'application/pdf', buffer: Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1') },
    { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    { ...(await receiptPicture('gpj.\u202Egnp.png')) },
  )
  const refusals = sam.form.receipts.getByText(errors.fileTypeRefused())
  await expect(refusals).toHaveCount(3)
  await expect(sam.form.receipts.getByText(errors.fileEmpty())).toBeVisible()
  await expect(sam.form.receipts.locator('img')).toHaveCount(1)
  await axe(sam.page)
})

test('receipts are looked at over the page, one after the other, by keys alone', async ({ world }) => {
  const { details } = world.messages.expenses
  const sam = await world.as('creator')
  await sam.form.goto()
  await sam.form.fill({ name: 'Books', amount: '61.50', category: 'general', children: ['Leo'] })
  await sam.form.attach(await receiptPicture('one.png'), await receiptPicture('two.png'))
  await sam.acts.addAndOpen('Books')
  const first = sam.page.getByRole('link', { name: details.receipts.open({ file: 'one.png' }) })
  await first.focus()
  await sam.page.keyboard.press('Enter')
  await expect(sam.page.getByRole('dialog', { name: 'one.png' })).toBeVisible()
  const shown = sam.expense.dialog.locator('img')
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600)
  await axe(sam.page)
  await sam.page.keyboard.press('ArrowRight')
  await expect(sam.page.getByRole('dialog', { name: 'two.png' })).toBeVisible()
  await sam.page.keyboard.press('Escape')
  await expect(sam.expense.dialog).toHaveCount(0)
  await expect(first).toBeFocused()
  // The whole row accepts a click and covers nothing beside it.
  await sam.expense.receipts
    .getByRole('listitem')
    .filter({ hasText: 'two.png' })
    .click({ position: { x: 20, y: 20 } })
  await expect(sam.page.getByRole('dialog', { name: 'two.png' })).toBeVisible()
  await sam.page.keyboard.press('Escape')
  await sam.expense.act('addReceipt').click()
  await expect(sam.expense.dialog.getByRole('heading')).toBeVisible()
})
