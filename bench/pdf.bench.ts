import PDFDocument from 'pdfkit'
import { registerFaces } from '#server/documents/style.ts'
import { recordDocument } from '#server/features/history/history.report.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { exportRecord } from '#server/history/export.ts'
import type { Harness } from './harness.ts'
import { inTurns, type Measure, type Measured, median } from './measure.ts'

type Run = { readonly ms: number; readonly megabytes: number; readonly bytes: Uint8Array }

const megabytesNow = () => {
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1_000_000
}

/** Measures the time and the peak of additional memory, sampled whenever it yields and at its end. */
const watched = async (write: () => Promise<Uint8Array>): Promise<Run> => {
  const before = megabytesNow()
  let most = before
  const look = () => {
    most = Math.max(most, megabytesNow())
  }
  const watch = setInterval(look, 5)
  const begun = performance.now()
  const bytes = await write()
  const ms = performance.now() - begun
  look()
  clearInterval(watch)
  return { ms, megabytes: most - before, bytes }
}

/** Writes the same text with pdfkit alone: no layout, no tags, no margins, nothing embedded. */
const writePlain = async (lines: readonly string[]): Promise<Uint8Array> => {
  const doc = new PDFDocument()
  registerFaces(doc)
  doc.font('regular').fontSize(9.5)
  for (const line of lines) doc.text(line)
  doc.end()
  const parts: Buffer[] = []
  for await (const part of doc) parts.push(part)
  return Buffer.concat(parts)
}

type Texts = { entries: { payload: string | null; at: string; hash: string; kind: string }[] }[]
/** Produces about as much text per entry as the printed record has. */
const linesOf = (streams: Texts): string[] =>
  streams.flatMap(({ entries }) =>
    entries.flatMap(({ at, hash, kind, payload }, index) => [
      `Entry ${index + 1} of ${entries.length}`,
      `Dana Reyes, ${kind}`,
      `${at.slice(0, 16)} EST, ${at} UTC`,
      (payload ?? '').slice(0, 160),
      `Number ${index + 1} in its stream, hash ${hash.slice(0, 16)}`,
    ]),
  )

const by = (runs: readonly Run[], of: (run: Run) => number) => median(runs.map(of))

/** Measures time, size and memory of the sealed PDF of 2,000 entries with its data embedded. */
export const measurePdf = async ({ deps, subjects }: Harness): Promise<Measured> => {
  const [subject] = subjects
  if (!subject) throw new Error('a family is needed')
  const { scopes, historyKey, clock, config } = deps
  const how = { parts: recordParts, key: historyKey, now: clock.now(), withheld: new Set<string>(), log: null }
  const text = await scopes.asViewer(subject.a, (tx) => exportRecord(tx, subject.a, how))
  const { streams }: { streams: Texts } = JSON.parse(text)
  const count = streams.reduce((sum, { entries }) => sum + entries.length, 0)
  const lines = linesOf(streams)
  const paper = { text, locale: 'en-US', key: historyKey, address: config.publicUrl, parts: recordParts } as const
  const [ours = [], plain = []] = await inTurns(3, [
    () => watched(() => recordDocument(paper)),
    () => watched(() => writePlain(lines)),
  ])
  const line = (what: string, unit: string, of: (run: Run) => number, than = by(plain, of)): Measure => {
    const measured = by(ours, of)
    return { name: `PDF of ${count} entries, ${what}`, ours: measured, plain: than, unit, ratio: than / measured }
  }
  return {
    measures: [
      line('drawn and sealed, against pdfkit with as many words', 'ms', ({ ms }) => ms),
      line('its size against its data as JSON', 'kB', ({ bytes }) => bytes.length / 1000, text.length / 1000),
      line('memory at its worst', 'MB', ({ megabytes }) => megabytes, Number.NaN),
    ],
    layers: [],
  }
}
