import { expect, test } from 'vitest'
import { writeDocument } from '#server/documents/document.ts'
import { entryPart, sectionPart, textPart } from '#server/documents/parts.ts'
import { pagesOf } from '#tests/support/files/pdf-text.ts'

const spec = {
  locale: 'en-US',
  title: 'A report',
  madeAt: '2026-11-20T22:00:00.000Z',
  header: { left: 'A report', right: 'Made today' },
  footer: { left: 'Code', notes: ['Note'], link: 'https://evenhand.test' },
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  bates: { prefix: 'ABC', first: 41 },
  embedded: { name: 'data.json', type: 'application/json', description: 'Data', bytes: new TextEncoder().encode('{}') },
} as const

const written = async (...blocks: Parameters<Parameters<Parameters<typeof writeDocument>[1]>[0]['place']>[0][]) =>
  pagesOf(
    await writeDocument(spec, async (flow) => {
      for (const block of blocks) flow.place(block)
    }),
  ).map((page) => page.slice(0, -6))

const entry = (quote: string) =>
  entryPart({
    number: 'Entry 1',
    of: 'of 1',
    title: 'Sam wrote',
    time: 'Fri, Nov 20, 2026, 5:00 PM EST',
    utc: '2026-11-20 22:00:00.000 UTC',
    facts: [],
    trace: 'By Sam',
    quote,
  })

test('what fits on a page is not torn, and a heading does not stand alone', async () => {
  const filler = textPart(Array.from({ length: 42 }, (_, n) => `Line ${n}`).join('\n'))
  const pages = await written(filler, sectionPart('Entries'), entry('Short.'))
  expect(pages).toHaveLength(2)
  expect(pages[1]?.[0]).toBe('Entries')
  expect(pages[1]).toContain('Short.')
})

test('what is longer than a page goes on over as many as it needs, without a line lost', async () => {
  const lines = Array.from({ length: 120 }, (_, n) => `Line ${n} of a long letter`)
  const pages = await written(entry(lines.join('\n')))
  expect(pages.length).toBe(3)
  expect(pages.flat().filter((line) => line.endsWith('of a long letter'))).toEqual(lines)
})

test('a word wider than the paper is broken, and none of it is lost', async () => {
  const word = 'a1b2c3d4e5'.repeat(40)
  const pages = await written(textPart(word))
  expect(pages.flat().length).toBeGreaterThan(3)
  expect(pages.flat().join('')).toBe(word)
})

test('running numbers go on from where the last document ended', async () => {
  const pages = pagesOf(await writeDocument(spec, async (flow) => [1, 2].forEach(flow.newPage)))
  expect(pages.map((page) => page.at(-2))).toEqual(['ABC-000041', 'ABC-000042'])
})
