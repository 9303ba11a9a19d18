import sharp from 'sharp'
import { expect, test } from './fixtures.ts'
import { axe } from './support/axe.ts'
import { disguisedPage, receiptPicture, telltalePhoto } from './support/pictures.ts'
import { recorded } from './support/scene.ts'

test('a page that calls itself a picture is refused with a sentence, and the expense can still be saved', async ({
  world,
}) => {
  const { errors, expenses } = world.words
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
  await sam.form.save.click()
  await expect(sam.expense.heading('Shoes')).toBeVisible()
  await expect(sam.expense.receipts.getByText('shoes.png')).toBeVisible()
})

test('the photo that Dana downloads tells neither where nor with what Sam took it', async ({ world }) => {
  const { addReceipt } = world.words.expenses.dialogs
  const { receipts } = world.words.expenses.details
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
  const download = dana.page.waitForEvent('download')
  await dana.page.getByRole('link', { name: receipts.download({ file: 'counter.jpg' }) }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('counter.jpg')
  const { exif, format } = await sharp(await file.path()).metadata()
  expect([format, exif]).toEqual(['jpeg', undefined])
})

test('several receipts are added at once, and one that was chosen by mistake is taken out', async ({ world }) => {
  const { form } = world.words.expenses
  const sam = await world.as('creator')
  await sam.form.goto()
  await sam.form.fill({ name: 'Books', amount: '61.50', category: 'general', children: ['Leo'] })
  await sam.form.attach(await receiptPicture('one.png'), await receiptPicture('two.png'))
  await sam.form.attach(await receiptPicture('wrong.png'))
  await sam.page.getByRole('button', { name: form.removeFile({ file: 'wrong.png' }) }).click()
  await sam.form.save.click()
  await expect(sam.expense.receipts.getByRole('listitem')).toHaveCount(2)
})
