import { afterAll, beforeAll, expect, test } from 'vitest'
import { categoryRoutes } from '#contract/categories/categories.ts'
import { childRoutes } from '#contract/children/children.ts'
import { historyPageDto, historyRoutes } from '#contract/history/history.ts'
import type { HistoryArea } from '#contract/history/history-query.ts'
import { checkFile } from '#domain/record/check-file.ts'
import type { Summary } from '#domain/record/judge.ts'
import { publicKeyOf } from '#domain/record/keys.ts'
import { dateIn } from '#domain/time.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { pagesOf } from '#tests/support/files/pdf-text.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: OwnApp
let on: Stage
let today: string
let first: string
let later: string
beforeAll(async () => {
  app = await testApp({ env: { PUBLIC_URL: 'https://evenhand.test' } })
  on = await stage(app)
  first = await on.record(on.sam, { name: 'Yesterday' })
  await on.open(on.dana, first)
  app.clock.forward(24 * 3_600_000)
  today = dateIn(app.clock.now(), 'America/New_York')
  await on.send('expense', on.dana, first, { type: 'expense.approve', owed: 142_50 })
  await on.send('expense', on.dana, first, { type: 'expense.pay', method: 'check', amount: 40_00, note: 'By hand' })
  later = await on.record(on.sam, { name: 'Today' })
})
afterAll(() => app.stop())

type Query = { format?: 'json' | 'pdf'; from?: string; to?: string; area?: HistoryArea; who?: string; item?: string }
const reportOf = async (query: Query, personId = on.sam.personId) => {
  const answer = await (await app.as(personId)).call(historyRoutes.export, { query })
  const key = await publicKeyOf(app.deps.historyKey.publicPem)
  if (!key) throw new Error('no key')
  return { answer, verdict: await checkFile(new Uint8Array(answer.bytes), key) }
}
/** The family and its people are stated in entries that no filter names. */
const founding = 13
const counts = ({ entries, leftOut }: Summary) => ({ entries, ...leftOut })

test('without a filter it is all there, as signed JSON', async () => {
  const { answer, verdict } = await reportOf({})
  expect(answer.headers['content-type']).toContain('application/json')
  expect(verdict.holds).toBe(true)
  expect(verdict.summary?.record.filter).toBeUndefined()
  expect(verdict.summary && counts(verdict.summary)).toEqual({
    entries: 7 + founding,
    erased: 0,
    notOpened: 0,
    filter: 0,
  })
})

test.each<[string, () => Query, number]>([
  ['from a day', () => ({ from: today }), 2],
  ['up to a day', () => ({ to: '2020-01-01' }), 7],
  ['one area', () => ({ area: 'payments' }), 6],
  ['one person', () => ({ who: on.dana.personId }), 3],
  ['one expense with its payments', () => ({ item: first }), 1],
  ['an expense that nobody paid', () => ({ item: later }), 6],
])('a part by %s says so, leaves the rest out by hash, and verifies', async (_, queryOf, leftOut) => {
  const { verdict } = await reportOf(queryOf())
  expect(verdict.holds).toBe(true)
  expect(verdict.summary?.record.filter).toEqual(queryOf())
  expect(verdict.summary && counts(verdict.summary)).toEqual({
    entries: 7 + founding,
    erased: 0,
    notOpened: 0,
    filter: leftOut + founding,
  })
})

test('on paper the filter and each gap are said, and nothing of what is left out', async () => {
  const { answer, verdict } = await reportOf({ format: 'pdf', from: today, area: 'expenses' })
  const pageText = pagesOf(answer.bytes).flat().join(' ')
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="evenhand-record-.*\.pdf"$/)
  expect(verdict.holds).toBe(true)
  expect(pageText).toContain('Filters Expenses and their payments')
  expect(pageText).toContain('Entries 1 to 2 are left out. This is outside the requested dates or filters.')
  expect(pageText).toContain('https://evenhand.test/app/verify')
})

test('the paper is in the language of the account, whatever the browser says', async () => {
  await (await app.as(on.dana.personId)).request(
    { method: 'PATCH', url: '/pub/v1/me/locale', payload: { locale: 'es-MX' } },
    { 'idempotency-key': crypto.randomUUID() },
  )
  const { answer } = await reportOf({ format: 'pdf' }, on.dana.personId)
  expect(pagesOf(answer.bytes)[0]?.[0]).toBe('El registro')
})

test.each([{ from: 'yesterday' }, { area: 'weather' }, { who: 'sam' }, { format: 'docx' }])(
  'a wrong question is refused: %j',
  async (query) => {
    const client = await app.as(on.sam.personId)
    const { status } = await client.request({ method: 'GET', url: '/pub/v1/history-export', query })
    expect(status).toBe(400)
  },
)

test('children and categories are told on paper by what was done and to whom', async () => {
  const dana = await app.as(on.dana.personId)
  await dana.call(childRoutes.add, { body: { firstName: 'Nora' } })
  await dana.call(categoryRoutes.add, { body: { name: 'Swimming', creatorPercent: 40, otherPercent: 60 } })
  const { answer, verdict } = await reportOf({ format: 'pdf', area: 'family' })
  const pageText = pagesOf(answer.bytes).flat().join(' ')
  expect(verdict.holds).toBe(true)
  for (const text of [
    'Dana Reyes added the child Nora',
    'Child: Nora',
    'added the category Swimming',
    'Category: Swimming',
  ])
    expect(pageText).toContain(text)
  expect(pageText).toContain('Children and categories')
})

test('the PDF of one expense is short, names it, and carries its payments', async () => {
  const { answer } = await reportOf({ format: 'pdf', item: first })
  expect(answer.headers['content-disposition']).toMatch(/evenhand-record-[0-9A-Z]{5}-[0-9A-Z]{5}-.*\.pdf/)
  const pages = await pagesOf(answer.bytes)
  expect(pages.length).toBeLessThan(8)
  const text = pages.join(' ')
  expect(text).toContain('Only “Yesterday” and what belongs to it')
  expect(text).toContain('By hand')
  expect(text).not.toContain('“Today”')
})

test('of an expense that is not opened, of another family’s and of none there is no record', async () => {
  const dana = await app.as(on.dana.personId)
  const ask = (item: string) => dana.call(historyRoutes.export, { query: { item } })
  expect((await ask(later)).body).toMatchObject({ exception: 'notOpenedYet' })
  const others = await stage(app)
  const theirs = await others.record(others.sam)
  expect((await ask(theirs)).body).toMatchObject({ exception: 'notFound' })
  expect((await ask('68bcab41-26e2-4648-b166-207fbfc74326')).body).toMatchObject({ exception: 'notFound' })
})

test('the page of the record finds one expense with its payments', async () => {
  const dana = await app.as(on.dana.personId)
  const kindsOf = async (item: string) => {
    const { body } = await dana.call(historyRoutes.list, { query: { item } })
    return historyPageDto.parse(body).lines.map(({ kind }) => kind)
  }
  const kinds = await kindsOf(first)
  expect(new Set(kinds.map((kind) => kind.split('.')[0]))).toEqual(new Set(['expense', 'payment']))
  expect(kinds).toContain('expense.begin')
  expect(await kindsOf(later)).toEqual(['expense.begin'])
})
