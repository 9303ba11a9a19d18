import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { receiptUse } from '#contract/expenses/receipt-use.ts'
import type { Locale } from '#contract/locale.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import { formatDate, type PlainDate } from '#domain/time.ts'
import type { NewFile } from '../../features/files/files.store.ts'
import { receiveFile } from '../../files/keep-file.ts'
import { displayName } from '../../files/names.ts'
import { noScanner } from '../../files/scanner/scanner.ts'
import type { Storage } from '../../files/storage.ts'
import type { Library } from './library.ts'
import type { Plan } from './plans.ts'

/** Says how a shop writes amounts and dates. */
export type Printed = { readonly locale: Locale; readonly currency: Currency; readonly texts: Library['invoice'] }

/** Draws the shop's receipt and stores it as an upload is stored. */
export const receiptFor = async (storage: Storage, plan: Plan, date: PlainDate, printed: Printed): Promise<NewFile> => {
  const drawn = plan.receipt === 'photo' ? await photoOf(plan, date, printed) : await invoiceOf(plan, date, printed)
  const received = { source: [drawn], name: '', accepted: receiptUse, familyId: plan.shop }
  const kept = await receiveFile(storage, noScanner, received, async (file, keep) => {
    await keep()
    return file
  })
  const name = plan.receipt === 'photo' ? `IMG_${date.replaceAll('-', '')}.jpg` : `${plan.shop} ${date}.pdf`
  return { ...kept, name: displayName(name, kept.type) }
}

const invoiceOf = (
  { shop, name, total }: Plan,
  date: PlainDate,
  { locale, currency, texts }: Printed,
): Promise<Buffer> => {
  const amount = formatMoney(total, currency, locale)
  const page = new PDFDocument({ size: 'A5', margin: 48, info: { Title: `${texts.title}: ${shop}` } })
  page.font('Helvetica-Bold').fontSize(18).text(shop)
  page.moveDown(2).fontSize(11).text(texts.title)
  page
    .font('Helvetica')
    .text(`${texts.date}: ${formatDate(date, locale, 'short')}`)
    .moveDown()
  page.text(name, { continued: true }).text(amount, { align: 'right' })
  page.moveDown().font('Helvetica-Bold').text(texts.total, { continued: true }).text(amount, { align: 'right' })
  page.moveDown(2).font('Helvetica').text(texts.thanks)
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    page.on('data', (chunk: Buffer) => chunks.push(chunk))
    page.on('end', () => resolve(Buffer.concat(chunks)))
    page.on('error', reject)
    page.end()
  })
}

const fontfile = join(import.meta.dirname, '../../documents/fonts/figtree-regular.ttf')
const markup = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`)

/** Draws a slightly rotated slip of paper on a kitchen table. */
const photoOf = async (
  { shop, name, total }: Plan,
  date: PlainDate,
  { locale, currency, texts }: Printed,
): Promise<Buffer> => {
  const amount = formatMoney(total, currency, locale)
  const lines = [
    shop.toUpperCase(),
    formatDate(date, locale, 'short'),
    '',
    `${name}   ${amount}`,
    '',
    `${texts.total}   ${amount}`,
  ]
  const text = `<span foreground="#333333">${markup(lines.join('\n'))}</span>`
  const print = await sharp({
    text: { text, font: 'Figtree 20', fontfile, rgba: true, dpi: 96, align: 'center', width: 420 },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = print.info
  const paper = await sharp({ create: { width: width + 80, height: height + 150, channels: 4, background: '#fbfaf6' } })
    .composite([{ input: print.data }])
    .rotate(-3, { background: '#00000000' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const noise = { type: 'gaussian', mean: 110, sigma: 12 } as const
  const table = {
    width: paper.info.width + 110,
    height: paper.info.height + 110,
    channels: 3,
    background: '#8a6f55',
    noise,
  } as const
  return sharp({ create: table })
    .tint('#a5835f')
    .composite([{ input: paper.data }])
    .jpeg({ quality: 82 })
    .toBuffer()
}
