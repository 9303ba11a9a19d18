import fc from 'fast-check'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { scanPdf } from '#server/files/pdf/scan-pdf.ts'
import { objectStream, pdfWith } from '#tests/support/files/hostile-pdfs.ts'

const budget = 2_000_000
const launch = '/Launch'

const signs = [
  '<<',
  '>>',
  '<',
  '>',
  '[',
  ']',
  '(',
  ')',
  '/',
  '%',
  '\\',
  '\n',
  ' ',
  'obj',
  'stream',
  'trailer',
  '/N 1',
  '/First 4',
  '#4a',
  'R',
  '0',
]
const disorder = fc.array(fc.constantFrom(...signs), { maxLength: 200 }).map((parts) => parts.join(''))

test('whatever stands before and after it, an object that starts a program is found', () => {
  fc.assert(
    fc.property(disorder, disorder, (before, after) => {
      const pdf = pdfWith(`${before} 5 0 obj<</S${launch}>>endobj ${after}`)
      expect(scanPdf(pdf, budget)).not.toBe('harmless')
    }),
  )
})

test('disorder of any kind gets a verdict', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        disorder.map((text) => Buffer.from(text)),
        fc.uint8Array({ maxLength: 2000 }).map(Buffer.from),
      ),
      (bytes) => {
        expect(['harmless', 'active', 'locked', 'unreadable', 'overBudget']).toContain(scanPdf(bytes, budget))
      },
    ),
  )
})

test('a million empty objects cost more than a small file may', () => {
  expect(scanPdf(Buffer.from('obj/'.repeat(125_000)), budget)).toBe('overBudget')
})

test('what we print ourselves is harmless, with its attached data', async () => {
  const page = new PDFDocument()
  const chunks: Buffer[] = []
  page.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => page.on('end', resolve))
  page.text('The record').file(Buffer.from('{}'), { name: 'evenhand-récord.json' })
  page.end()
  await ended
  expect(scanPdf(Buffer.concat(chunks), budget)).toBe('harmless')
})

test('each packed object is read, wherever it stands', () => {
  fc.assert(
    fc.property(fc.nat(30), fc.nat(30), (before, after) => {
      const objects = [...Array(before).fill('<</A[1 2]>>'), `<</S${launch}>>`, ...Array(after).fill('(text)')]
      expect(scanPdf(pdfWith(objectStream(...objects)), budget)).toBe('active')
    }),
  )
})
