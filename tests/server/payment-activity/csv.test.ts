import { beforeAll, expect, test } from 'vitest'
import { paymentActivityRoutes } from '#contract/payments/payment-activity.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { readCsv } from '#tests/support/files/csv.ts'
import { asSuperuser } from '#tests/support/record/superuser.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { linesFor, paid } from './list.ts'

let app: TestApp
let on: Stage
let dana: TestClient
beforeAll(async () => {
  app = await sharedApp()
  on = await stage(app)
  dana = await app.as(on.dana.personId)
})

const fileFor = async (client: TestClient, query: Record<string, string> = {}) => {
  const answer = await client.call(paymentActivityRoutes.csv, { query }, { authorization: undefined })
  const { header, records: all } = readCsv(answer.text)
  const empty = all.findIndex((record) => Object.values(record).every((cell) => cell === ''))
  const [records, sums] = empty < 0 ? [all, []] : [all.slice(0, empty), all.slice(empty + 1)]
  return { answer, header, records, sums }
}

test('it is a download that no cache keeps, with every payment as it is', async () => {
  const { payment } = await paid(on, { number: '1042', means: 'check', handedOn: '2026-11-19', note: 'in the mailbox' })
  await on.send('payment', on.sam, payment, { type: 'payment.confirm', amount: 50_00 })
  const { answer, records } = await fileFor(dana)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="evenhand-payments-2026-11-20.csv"',
    'cache-control': 'no-store',
  })
  expect(answer.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(records).toEqual([
    {
      Date: '2026-11-20T09:00',
      'Time zone': 'America/New_York',
      'Date (UTC)': '2026-11-20T14:00:00.000Z',
      Number: '1042',
      From: 'Dana',
      To: 'Sam',
      Pays: 'Orthodontist',
      Method: 'Check / Other',
      'Paid by': 'Check',
      'Paid on': '2026-11-19',
      'Planned for': '',
      Amount: '50.00',
      Currency: 'USD',
      Status: 'Confirmed',
      ID: payment,
    },
  ])
})

test('the sums of what is selected stand below, by direction, and what did not count is in none', async () => {
  const { payment } = await paid(on, { name: 'Summed', amount: 12_00 })
  await on.send('payment', on.sam, payment, { type: 'payment.confirm', amount: 12_00 })
  await paid(on, { name: 'Summed', amount: 30_00 })
  const back = await paid(on, { name: 'Summed', amount: 7_50 }, [on.sam, on.dana])
  await on.send('payment', on.dana, back.payment, { type: 'payment.confirm', amount: 7_50 })
  const refused = await paid(on, { name: 'Summed', amount: 99_00 })
  await on.send('payment', on.sam, refused.payment, { type: 'payment.refuse', amount: 99_00, reason: 'It never came' })
  const { records, sums } = await fileFor(dana, { search: 'summed' })
  expect(records).toHaveLength(4)
  expect(sums.map(({ Pays, From, To, Amount, Currency }) => [Pays, From, To, Amount, Currency])).toEqual([
    ['Sum of 1 payment received', 'Dana', 'Sam', '12.00', 'USD'],
    ['Sum of 1 payment received', 'Sam', 'Dana', '7.50', 'USD'],
    ['Sum of 1 payment on the way', 'Dana', 'Sam', '30.00', 'USD'],
  ])
  expect((await fileFor(dana, { search: 'summed', show: 'nothing' })).sums).toEqual([])
})

test('more than one page of them all come, in the order and with the filters of the list', async () => {
  for (let n = 0; n < 204; n += 4)
    await Promise.all([0, 1, 2, 3].map((more) => paid(on, { name: 'Lunch', amount: 5_00 + n + more })))
  const query = { search: 'lunch', sort: 'amount', direction: 'ascending' }
  const { records } = await fileFor(dana, query)
  expect(records).toHaveLength(204)
  expect(records.map(({ ID }) => ID)).toEqual((await linesFor(dana, query)).map(({ id }) => id))
})

test.each([['=HYPERLINK("http")'], ['+1+1'], ['-2'], ['@SUM(A1)'], ['＝1+1']])(
  'a name and a number that a spreadsheet would run, %s, are text in it',
  async (text) => {
    const { payment } = await paid(on, { name: text, number: text.slice(0, 15) })
    const { records } = await fileFor(dana)
    expect(records.find(({ ID }) => ID === payment)).toMatchObject({
      Pays: `'${text}`,
      Number: `'${text.slice(0, 15)}`,
    })
  },
)

test('the name of what was not opened is not in it', async () => {
  const { payment, expense } = await paid(on, { name: 'Surprise party' })
  await asSuperuser(on.superuser, `delete from viewed where entity_id = '${expense}'`)
  const { answer, records } = await fileFor(dana)
  expect(answer.text).not.toContain('Surprise')
  expect(records.find(({ ID }) => ID === payment)?.Pays).toBe('An expense not opened yet')
})

test('its words are those of the account; a child has no such file', async () => {
  await on.scopes.asViewer(on.sam, (tx) =>
    tx.updateTable('person').set({ locale: 'es-MX' }).where('id', '=', on.sam.personId).execute(),
  )
  const { header } = await fileFor(await app.as(on.sam.personId))
  expect(header.slice(3, 8)).toEqual(['Número', 'De', 'Para', 'Qué paga', 'Forma de pago'])
  const refused = await (await app.as(on.child.personId)).call(
    paymentActivityRoutes.csv,
    { query: {} },
    { authorization: undefined },
  )
  expect(refused.status).toBe(403)
})
