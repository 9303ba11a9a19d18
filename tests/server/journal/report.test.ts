import { beforeAll, expect, test } from 'vitest'
import type { FileDto } from '#contract/files/files.ts'
import { journalReportRoutes } from '#contract/journal/journal-report.ts'
import { readRecord } from '#domain/record/record.ts'
import { embeddedIn } from '#domain/record/sealed-pdf.ts'
import { sharedApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { pagesOf } from '#tests/support/files/pdf-text.ts'
import { png } from '#tests/support/files/pictures.ts'
import { upload } from '#tests/support/files/upload.ts'
import { journalOn } from '#tests/support/journal/journal.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { type Cast, castOf } from '../conformance/cast.ts'

let on: Stage
let cast: Cast
let journal: ReturnType<typeof journalOn>
beforeAll(async () => {
  const app = await sharedApp()
  on = await stage(app)
  cast = await castOf(app, on)
  journal = journalOn(on)
})

const report = (client: TestClient, format: 'pdf' | 'csv') =>
  client.call(journalReportRoutes.report, { query: { format, from: '2026-11-18', to: '2026-11-20' } })
const csvOf = async (client: TestClient) => (await report(client, 'csv')).text
const pdfOf = async (client: TestClient) => pagesOf((await report(client, 'pdf')).bytes).join('\n')

test('a report has what its reader wrote or opened, says what is left out, and who viewed what', async () => {
  await journal.write({ body: 'For me alone' })
  const opened = await journal.shared({ body: 'Opened words', on: '2026-11-18' })
  await journal.shared({ body: 'Closed words' })
  await journal.shared({ body: 'Another month', on: '2026-10-01' })
  await journal.open(opened)
  for (const of of [csvOf, pdfOf]) {
    const [sams, danas, looked] = [await of(cast.sam), await of(cast.dana), await of(cast.professional)]
    for (const words of ['For me alone', 'Opened words', 'Closed words', 'Dana']) expect(sams).toContain(words)
    for (const text of [danas, looked]) {
      expect(text).toContain('Opened words')
      expect(text).toContain('Left out: not opened by the person who requested this report.')
      for (const words of ['For me alone', 'Closed words']) expect(text).not.toContain(words)
    }
  }
  // Neither has the record in the PDF what is about another day, although it was written in these days.
  for (const of of [csvOf, pdfOf])
    for (const who of ['sam', 'dana'] as const) expect(await of(cast[who])).not.toContain('Another month')
})

/** Returns the entries that the signed record in a print shows. */
const shownIn = async (client: TestClient, days: { readonly from: string; readonly to: string }) => {
  const { bytes } = await client.call(journalReportRoutes.report, { query: { format: 'pdf', ...days } })
  const text = await embeddedIn(new Uint8Array(bytes))
  const read = text && readRecord(text)
  if (!read) throw new Error('the print carries no record')
  return read.record.streams.flatMap(({ entries }) => entries.filter(({ payload }) => payload !== null))
}

test('the record in a report has the entries that are about its days, whenever they were written', async () => {
  const { id: file } = (await upload(cast.sam, await png(20, 20), 'cast.png')).body as FileDto
  const id = await journal.shared({ body: 'Told ten days later', on: '2026-11-10', files: [file] })
  await journal.open(id)
  const given = ['journalEntry.share', 'file.attached', 'journalView.viewed']
  for (const [client, kinds] of [
    [cast.sam, [...given, 'journalEntry.begin']],
    [cast.dana, given],
  ] as const) {
    const shown = await shownIn(client, { from: '2026-11-09', to: '2026-11-11' })
    expect(new Set(shown.map(({ kind }) => kind))).toEqual(new Set(kinds))
    for (const { kind, payload } of shown)
      if (kind === 'journalEntry.share') expect(payload).toContain('Told ten days later')
  }
})

test('what was removed stays in the reports of whoever wrote or opened it', async () => {
  const id = await journal.shared({ body: 'Taken away' })
  await journal.open(id)
  await journal.send(id, { type: 'journalEntry.remove' })
  for (const who of ['sam', 'dana'] as const) expect(await csvOf(cast[who])).toContain('Taken away')
})

test('a check-in is reported with its place as it was sent, and with the time of the device', async () => {
  const place = { precision: 'exact', latitude: -33.86882, longitude: 151.20929 } as const
  const id = await journal.shared({ kind: 'checkIn', body: '', place, deviceAt: '2026-11-20T03:04:05.000Z' })
  const pages = async (client: TestClient) => (await pdfOf(client)).replaceAll(/\s+/g, ' ')
  expect(await csvOf(cast.dana)).not.toContain('33.86882')
  await journal.open(id)
  for (const text of [await csvOf(cast.sam), await csvOf(cast.dana), await pages(cast.sam), await pages(cast.dana)]) {
    expect(text).toContain('-33.86882')
    expect(text).toContain('151.20929')
    expect(text).toMatch(/Nov(ember)? 19, (2026, )?10:04/)
  }
})
