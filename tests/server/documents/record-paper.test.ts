import { hash } from 'node:crypto'
import { encode } from 'uqr'
import { beforeAll, expect, test } from 'vitest'
import type { SignedRecord } from '#domain/record/record.ts'
import { embeddedIn } from '#domain/record/sealed-pdf.ts'
import { shortCodeOf } from '#domain/record/short-code.ts'
import L from '#i18n/i18n-node.ts'
import { streamText } from '#i18n/record-text.ts'
import { openExpense } from '#server/features/expenses/expenses.open.ts'
import { recordParts } from '#server/features/record-parts.ts'
import type { HistoryKey } from '#server/history/keys.ts'
import { sharedApp } from '#tests/support/app.ts'
import { codeOn, paintedCode } from '#tests/support/files/painted-code.ts'
import { contentsOf, pagesOf } from '#tests/support/files/pdf-text.ts'
import { exportOf, paperOf, testKey } from '#tests/support/record/exported.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let on: Stage
let key: HistoryKey
let text: string
let pdf: Uint8Array<ArrayBuffer>
let pages: string[][]

/** Returns the text of the pages between header and footer as one line. */
const textOf = (of: readonly string[][]) => of.flatMap((page) => page.slice(0, -6)).join(' ')

beforeAll(async () => {
  on = await stage(await sharedApp())
  key = (await testKey()).key
  const receipt = await on.file(on.sam)
  const braces = await on.record(on.sam, { name: 'Braces', note: 'Second of three visits.', receipts: [receipt] })
  await on.act(on.dana, (change) => openExpense(change, on.dana, braces))
  await on.send('expense', on.dana, braces, { type: 'expense.requestReceipt', note: 'Łódź? 你 \u202egnirts' })
  await on.send('expense', on.sam, braces, { type: 'expense.addReceipt', receipts: [await on.file(on.sam)] })
  await on.send('expense', on.dana, braces, { type: 'expense.approve', owed: 142_50 })
  await on.send('expense', on.dana, braces, { type: 'expense.pay', method: 'check', amount: 40_00, number: '212' })
  for (let n = 1; n <= 20; n += 1) await on.record(on.dana, { name: `School lunch ${n}`, private: n === 7 })
  await on.record(on.sam, { name: 'Not opened by Dana' })
  text = await exportOf(on, on.dana, key)
  pdf = await paperOf(text, key)
  pages = pagesOf(pdf)
})

test('every page says which it is of how many, carries its running number, the code and the hash', () => {
  const sha256 = hash('sha256', text)
  expect(pages.length).toBeGreaterThan(4)
  for (const [at, page] of pages.entries())
    expect(page.slice(-7)).toEqual([
      // They are ordered by id, as in the file.
      expect.stringMatching(/^The record of (Sam Keller and Dana Reyes|Dana Reyes and Sam Keller)$/),
      expect.stringMatching(/^Created .* E[SD]T$/),
      `Code ${shortCodeOf(sha256)}`,
      `Page ${at + 1} of ${pages.length}`,
      `EH-${String(at + 1).padStart(6, '0')}`,
      `SHA-256 of the embedded file: ${sha256}`,
      'Check the file with this code: https://evenhand.test/app/verify',
    ])
})

test('every page has a QR code that opens the verifier for the code printed beside it', () => {
  const code = shortCodeOf(hash('sha256', text))
  const { data } = encode(`https://evenhand.test/app/verify#code=${code}`, { ecc: 'Q', border: 0 })
  const contents = contentsOf(pdf)
  expect(contents).toHaveLength(pages.length)
  for (const content of contents) {
    const { operators, ...square } = codeOn(content)
    expect(paintedCode(operators, data.length, square)).toEqual(data)
  }
  const other = encode('https://evenhand.test/app/verify#code=7ZK3M-0D5XQ-7ZK3M-0D5XQ-7ZK3M', { ecc: 'Q', border: 0 })
  expect(other.data).not.toEqual(data)
})

test('the first page says who asked, through whose eyes, for what, when and where, and how to check it', () => {
  const first = pages[0]?.join('\n') ?? ''
  expect(first).toContain('Requested by\nDana Reyes\nViewed as\nDana Reyes, in their own session')
  expect(first).toMatch(/Range\nEverything up to .* E[SD]T\nFilters\nNone/)
  expect(first).toContain('Time zone\nAmerica/New_York')
  expect(first).toContain(`Short code\n${shortCodeOf(hash('sha256', text))}`)
  expect(first).toContain(hash('sha256', text))
})

test('every entry is there once, with its author, its time with its zone, and UTC', () => {
  const cells = pages.flat()
  const streams: { entries: { at: string; kind: string; hash: string; payload: string | null }[] }[] =
    JSON.parse(text).streams
  const visible = streams.flatMap(({ entries }) => entries).filter(({ kind }) => !recordParts.events.isProofOnly(kind))
  const total = visible.length
  const shown = visible.filter(({ payload }) => payload !== null)
  expect(cells.filter((cell) => /^Entry \d+$/.test(cell))).toHaveLength(shown.length)
  expect(new Set(cells.filter((cell) => /^Entry \d+$/.test(cell))).size).toBe(shown.length)
  expect(cells.filter((cell) => cell === `of ${total}`)).toHaveLength(shown.length)
  for (const entry of shown) {
    const traces = cells.filter((cell) => cell.endsWith(`hash ${entry.hash.slice(0, 16)}`))
    expect(traces).toEqual([expect.stringMatching(/^By (Sam Keller|Dana Reyes|Evenhand) · number \d+ in its chain/)])
    expect(cells).toContain(`${entry.at.replace('T', ' ').replace('Z', '')} UTC`)
  }
  const zoned = cells.filter((cell) => /^\w{3}, \w{3} \d+, \d{4}, \d+:\d\d [AP]M E[SD]T$/.test(cell))
  expect(zoned).toHaveLength(shown.length)
})

test('what a person wrote is theirs, what was noted is marked, and nothing is dropped in silence', () => {
  expect(textOf(pages)).toContain('Sam Keller added the expense')
  expect(textOf(pages)).toContain('Second of three visits.')
  expect(textOf(pages)).toContain('Łódź? [U+4F60] [U+202E]gnirts')
  expect(textOf(pages)).toContain('Dana Reyes first viewed it Recorded automatically')
  expect(textOf(pages)).toContain('Dana Reyes approved Recorded automatically')
  expect(textOf(pages)).toMatch(/Dana Reyes requested a receipt of \d+ /)
  expect(textOf(pages)).toContain('Total amount: $285.00 · How it splits: Sam Keller 50%, Dana Reyes 50%')
  expect(textOf(pages)).toContain('Dana Reyes’s share: $142.50')
  expect(textOf(pages)).toContain('Payment of $40.00 for Braces')
  expect(textOf(pages)).toContain('Status: Approved (payment unconfirmed) (was Approved)')
})

test('what its reader has not opened is a gap that says so, and its name is nowhere', async () => {
  expect(textOf(pages)).toMatch(/Entry \d+ is left out. Dana Reyes has not opened this yet/)
  expect(textOf(pages)).not.toContain('Not opened by Dana')
  expect(text).not.toContain('Not opened by Dana')
})

test('each file an entry names is an exhibit with its SHA-256', () => {
  expect(textOf(pages)).toContain('Exhibit 1: invoice.pdf')
  expect(textOf(pages)).toContain('Exhibit 2: invoice.pdf')
  expect(textOf(pages)).toMatch(
    /Exhibit 2 invoice.pdf application\/pdf, 0 kB, added by Sam Keller .* Named in entry \d+ SHA-256 0{64}/,
  )
})

test('private items stand apart, and the last page says how time is kept', () => {
  expect(textOf(pages)).toMatch(/For Dana Reyes alone 1 entry\. .* School lunch 7/)
  expect(textOf(pages.slice(-1))).toMatch(/^How time is kept and why entries cannot change/)
})

test('the signed record travels inside, to the byte; the same record gives the same paper', async () => {
  expect(Buffer.from((await embeddedIn(pdf)) ?? []).toString()).toBe(text)
  expect(hash('sha256', await paperOf(text, key))).toBe(hash('sha256', pdf))
})

test('in Spanish, and on A4 in the United Kingdom', async () => {
  const spanish = await paperOf(text, key, 'es-MX')
  expect(textOf(pagesOf(spanish))).toContain('Sam Keller agregó el gasto')
  expect(textOf(pagesOf(spanish))).toContain('Registrado automáticamente')
  expect(Buffer.from(spanish).toString('latin1')).toContain('/Lang (es-MX)')
  const british = Buffer.from(await paperOf(text, key, 'en-GB')).toString('latin1')
  expect(british).toContain('/MediaBox [0 0 595.28 841.89]')
})

test('a long record has a page of contents behind its cover, which names the page where each section begins', () => {
  const at = pages.findIndex((page) => page.includes('Contents'))
  const contents = pages[at] ?? []
  const begins = (title: string) => pages.findIndex((page, index) => index > at && page.includes(title)) + 1
  for (const title of ['Exhibits', 'How time is kept and why entries cannot change']) {
    expect(begins(title)).toBeGreaterThan(at + 1)
    expect(contents[contents.indexOf(title) + 1]).toBe(String(begins(title)))
  }
})

test('in Spanish no frame breaks in two, because its label is on one line', async () => {
  const spanish = pagesOf(await paperOf(text, key, 'es-MX')).flat()
  expect(spanish).toContain('Registrado automáticamente')
})

test('streams of the same people but another reach have titles of their own, in every language', () => {
  const record: SignedRecord = JSON.parse(text)
  const audience = [on.dana.personId]
  for (const locale of ['en-US', 'en-GB', 'es-MX'] as const) {
    const titled = (stream: Pick<SignedRecord['streams'][number], 'audience' | 'reach'>) =>
      streamText(L[locale].documents.record, stream, record)
    const titles = [
      titled({ reach: 'parents', audience: null }),
      titled({ reach: 'family', audience: null }),
      titled({ reach: 'named', audience }),
      titled({ reach: 'closed', audience }),
    ]
    expect(new Set(titles).size).toBe(titles.length)
    // Exports of earlier versions name no reach.
    expect([titled({ audience: null }), titled({ audience })]).toEqual([titles[0], titles[3]])
  }
})
