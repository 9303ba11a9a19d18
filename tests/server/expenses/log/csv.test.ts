import { beforeAll, expect, test } from 'vitest'
import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { csvLine } from '#server/http/csv.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { readCsv } from '#tests/support/files/csv.ts'
import { expenseAt } from '#tests/support/record/leaves.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { linesFor } from './log.ts'

let app: TestApp
let on: Stage
let dana: TestClient
beforeAll(async () => {
  app = await sharedApp()
  on = await stage(app)
  dana = await app.as(on.dana.personId)
  for (const at of Object.values(expenseAt)) await at(on)
})

const fileFor = async (client: TestClient, query: Record<string, string> = {}) => {
  const answer = await client.call(expenseRoutes.csv, { query }, { authorization: undefined })
  const { header, records } = readCsv(answer.text)
  // The sums stand below an empty line and have no id.
  return { answer, header, records: records.filter(({ ID }) => ID), sums: records.filter(({ ID }) => !ID).slice(1) }
}

test('it is a download that no cache keeps, and says that it is UTF-8', async () => {
  const { answer, header } = await fileFor(dana)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="evenhand-expenses-2026-11-20.csv"',
    'cache-control': 'no-store',
  })
  expect(answer.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(header).toEqual([
    ...[
      'Created',
      'Time zone',
      'Created (UTC)',
      'Expense',
      'Children',
      'Purchase date',
      'Category',
      'Total',
      'Currency',
    ],
    ...['Added by', 'Dana %', 'Sam %', 'Status', 'Owed by', 'Share', 'Paid of the share'],
    ...['Waiting to be confirmed', 'With the bank', 'Scheduled', 'Left to pay', 'Waiting for an answer', 'ID'],
  ])
})

test('it holds the lines of the log, in its order, amounts and times as they are', async () => {
  const lines = await linesFor(dana, { sort: 'total', direction: 'ascending', withPrivate: 'no' })
  const { records } = await fileFor(dana, { sort: 'total', direction: 'ascending' })
  expect(records.map(({ ID }) => ID)).toEqual(lines.map(({ id }) => id))
  const partly = lines.find(({ status }) => status === 'approved.partlyPaid')
  expect(records.find(({ ID }) => ID === partly?.id)).toEqual({
    Created: '2026-11-20T09:00',
    'Time zone': 'America/New_York',
    'Created (UTC)': '2026-11-20T14:00:00.000Z',
    Expense: 'Orthodontist',
    'Purchase date': '2026-11-20',
    Category: 'General',
    Total: '285.00',
    Currency: 'USD',
    Children: expect.stringMatching(/^(Mia|Leo)$/),
    'Added by': 'Sam',
    'Dana %': '50',
    'Sam %': '50',
    Status: 'Partial payment',
    'Owed by': 'Dana',
    Share: '142.50',
    'Paid of the share': '50.00',
    'Waiting to be confirmed': '0.00',
    'With the bank': '0.00',
    Scheduled: '0.00',
    'Left to pay': '92.50',
    'Waiting for an answer': '0.00',
    ID: partly?.id,
  })
  const declined = lines.find(({ status }) => status === 'declined')
  expect(records.find(({ ID }) => ID === declined?.id)).toMatchObject({
    Status: 'Refused',
    Share: '',
    'Left to pay': '',
  })
})

test('the same filters narrow it; it stamps nothing and holds no note', async () => {
  const id = await on.record(on.sam, { name: 'Pharmacy', note: 'unopened words' })
  const { records, answer } = await fileFor(dana, { search: 'pharmacy' })
  expect(records.map(({ ID }) => ID)).toEqual([id])
  expect(answer.text).not.toContain('unopened')
  expect((await fileFor(dana, { search: 'unopened' })).records).toEqual([])
  const stamps = await on.scopes.asSystem(on.family.id, (tx) =>
    tx.selectFrom('viewed').select('at').where('entity_id', '=', id).execute(),
  )
  expect(stamps).toEqual([])
})

test.each([['=HYPERLINK("http://evil.example","Click")'], ['+1+1'], ['-2'], ['@SUM(A1)'], ['＝1+1']])(
  'a name that a spreadsheet would run, %s, is text in it',
  async (name) => {
    const id = await on.record(on.dana, { name })
    const { records } = await fileFor(dana, { by: on.dana.personId })
    expect(records.find(({ ID }) => ID === id)?.Expense).toBe(`'${name}`)
  },
)

test('commas, quotes and lines inside a text stay inside it', async () => {
  const name = 'Shoes, "blue", size 5; for Mia'
  const id = await on.record(on.dana, { name })
  const { records } = await fileFor(dana)
  expect(records.find(({ ID }) => ID === id)?.Expense).toBe(name)
  expect(csvLine(['a\r\nb', null, 1.5, ''])).toBe('"a\r\nb",,1.5,""\r\n')
})

test('below all lines it sums them; the parts of each share add up to it', async () => {
  const query = { by: on.sam.personId, withPrivate: 'yes' }
  const { records, sums } = await fileFor(dana, query)
  const cents = (text: string | undefined) => Math.round(Number(text) * 100)
  const add = (column: string) => records.reduce((total, line) => total + cents(line[column]), 0)
  const [all, owed, ended] = sums
  const counted = records.filter(({ Share }) => Share !== '')
  expect(all).toMatchObject({ Expense: `Sum of ${counted.length} expenses`, 'Owed by': '' })
  expect(cents(all?.Total)).toBe(counted.reduce((total, { Total }) => total + cents(Total), 0))
  expect(owed?.['Owed by']).toBe('Dana')
  const parts = ['Paid of the share', 'Waiting to be confirmed', 'With the bank', 'Scheduled', 'Left to pay']
  for (const column of ['Share', ...parts]) expect(cents(owed?.[column]), column).toBe(add(column))
  const sum = [...parts, 'Waiting for an answer'].reduce((total, part) => total + cents(owed?.[part]), 0)
  expect(sum).toBe(cents(owed?.Share))
  expect(ended?.Expense).toBe(`${records.length - counted.length} declined or withdrawn, not counted`)
})

test('more than one page of them all come', async () => {
  for (let n = 0; n < 205; n += 1) await on.record(on.sam, { name: `Lunch ${n}` })
  const { records } = await fileFor(dana, { search: 'lunch' })
  expect(new Set(records.map(({ Expense }) => Expense)).size).toBe(205)
})

test('its words are those of the account, not of whoever else asks', async () => {
  const { header } = await fileFor(await spanish())
  expect(header.slice(0, 4)).toEqual(['Creado', 'Zona horaria', 'Creado (UTC)', 'Gasto'])
})

const spanish = async (): Promise<TestClient> => {
  await on.scopes.asViewer(on.sam, (tx) =>
    tx.updateTable('person').set({ locale: 'es-MX' }).where('id', '=', on.sam.personId).execute(),
  )
  return app.as(on.sam.personId)
}

test('what one parent keeps private is in their own file only', async () => {
  const id = await on.record(on.dana, { name: 'Solicitor', private: true })
  const has = async (query: Record<string, string>) => (await fileFor(dana, query)).records.some(({ ID }) => ID === id)
  // A file is passed on, so its owner has to ask for it.
  expect(await has({})).toBe(false)
  expect(await has({ withPrivate: 'no', show: 'private' })).toBe(false)
  expect(await has({ withPrivate: 'yes' })).toBe(true)
  for (const { personId } of [on.sam, on.professional, on.neighbour])
    expect((await fileFor(await app.as(personId))).answer.text).not.toContain('Solicitor')
})
