import { beforeAll, expect, test } from 'vitest'
import { paymentActivityRoutes, statusesIn } from '#contract/payments/payment-activity.ts'
import { type PaymentGroup, paymentGroups } from '#contract/payments/payment-selection.ts'
import { type PaymentStatus, paymentStatuses } from '#contract/payments/payments.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { paymentAt } from '#tests/support/record/leaves.ts'
import { asSuperuser } from '#tests/support/record/superuser.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { supportOn } from '#tests/support/support-orders.ts'
import { type Cast, castOf } from '../conformance/cast.ts'
import { linesFor, pageFor, paid } from './list.ts'

let app: TestApp
let on: Stage
let cast: Cast
let dana: TestClient
const made = new Map<PaymentStatus, string>()
beforeAll(async () => {
  app = await sharedApp()
  on = await stage(app)
  cast = await castOf(app, on)
  dana = cast.dana
  for (const status of paymentStatuses)
    if (status in paymentAt) made.set(status, (await paymentAt[status as keyof typeof paymentAt](on)).payment)
})

const idsFor = async (client: TestClient, query: Record<string, string>) =>
  (await linesFor(client, query)).map(({ id }) => id)

test('a payment in every status is on the list of both parents, with who paid whom and for what', async () => {
  for (const client of [cast.dana, cast.sam]) {
    const lines = await linesFor(client)
    expect(lines.map(({ id }) => id).toSorted()).toEqual([...made.values()].toSorted())
    expect(lines.find(({ id }) => id === made.get('unconfirmed'))).toMatchObject({
      status: 'unconfirmed',
      method: 'check',
      amount: 50_00,
      currency: 'USD',
      number: null,
      means: null,
      paidOn: null,
      payerId: on.dana.personId,
      receiverId: on.sam.personId,
      pays: [{ name: 'Orthodontist', amount: 50_00 }],
    })
  }
  expect((await linesFor(cast.dana))[0]?.you).toMatchObject({ party: 'payer', mode: 'self' })
  expect((await linesFor(cast.sam))[0]?.you).toMatchObject({ party: 'receiver', mode: 'self' })
})

test('who looks on as a parent reads the same and is nobody who could answer; a child is refused, others have none of it', async () => {
  const own = (await linesFor(dana)).map(({ id }) => id)
  for (const client of [cast.professional, cast.admin]) {
    const lines = await linesFor(client)
    expect(lines.map(({ id }) => id)).toEqual(own)
    expect(new Set(lines.map(({ you }) => you.mode))).not.toContain('self')
    expect(lines.every(({ pays }) => pays[0]?.name === 'Orthodontist')).toBe(true)
  }
  expect(await linesFor(cast.neighbour)).toEqual([])
  const answer = await cast.child.call(paymentActivityRoutes.list, { query: {} })
  expect([answer.status, answer.body]).toEqual([403, expect.objectContaining({ exception: 'notAllowed' })])
})

test.each(paymentGroups)(
  '%s: the statuses that the chart puts there, each payment in one group only',
  async (group) => {
    const expected = statusesIn(group).flatMap((status) => made.get(status) ?? [])
    expect(expected.length).toBeGreaterThan(0)
    expect((await idsFor(dana, { show: group })).toSorted()).toEqual(expected.toSorted())
    const all = paymentGroups.flatMap((one: PaymentGroup) => statusesIn(one))
    expect(all.toSorted()).toEqual([...paymentStatuses].toSorted())
  },
)

test('sent and received are as the viewpoint sees them; a method narrows', async () => {
  const { payment } = await paid(on, { name: 'Bicycle', amount: 20_00 }, [on.sam, on.dana])
  expect(await idsFor(cast.sam, { way: 'sent' })).toEqual([payment])
  for (const client of [dana, cast.professional]) expect(await idsFor(client, { way: 'received' })).toEqual([payment])
  expect(await idsFor(dana, { way: 'sent' })).not.toContain(payment)
  expect(await idsFor(dana, { method: 'reimbursed' })).toEqual([made.get('reimbursed')])
})

test('each word of a search is looked for in the number, the note and the name of what is paid', async () => {
  const { payment } = await paid(on, { name: 'Piñata', number: '1042', note: 'Left in the MAILBOX, 100% of it' })
  const other = await paid(on, { name: 'Piñata', number: '77' })
  expect((await idsFor(dana, { search: 'pinata' })).toSorted()).toEqual([payment, other.payment].toSorted())
  expect(await idsFor(dana, { search: 'pinata 1042' })).toEqual([payment])
  expect(await idsFor(dana, { search: 'mailbox' })).toEqual([payment])
  expect(await idsFor(dana, { search: '100%' })).toEqual([payment])
  expect(await idsFor(dana, { search: '1%2' })).toEqual([])
  expect(await idsFor(cast.neighbour, { search: 'pinata' })).toEqual([])
})

test('what arrived is added up each way, what is under way apart, and what came to nothing not at all', async () => {
  const { totals } = await pageFor(dana, { to: '2026-12-01', search: 'orthodontist' })
  expect(totals).toEqual({
    sent: { amount: 3 * 50_00, count: 3 },
    received: { amount: 0, count: 0 },
    sending: { amount: 4 * 50_00, count: 4 },
    receiving: { amount: 0, count: 0 },
  })
  const received = await pageFor(cast.sam, { to: '2026-12-01', search: 'orthodontist', show: 'settled' })
  expect(received.totals).toMatchObject({
    sent: { count: 0 },
    received: { amount: 150_00 },
    sending: { count: 0 },
    receiving: { count: 0 },
  })
  expect((await pageFor(dana, { show: 'nothing' })).totals).toMatchObject({
    sent: { amount: 0 },
    sending: { amount: 0 },
  })
})

test('child support is told as such, with no expense', async () => {
  const support = supportOn(on)
  const payment = await support.pay(await support.confirmed(), 33_33)
  const lineOf = async (id = '') => (await linesFor(dana)).find((line) => line.id === id)
  expect(await lineOf(payment)).toMatchObject({ support: true, pays: [], amount: 33_33, startOn: null })
  expect(await lineOf(made.get('paid'))).toMatchObject({ support: false, pays: [{ name: 'Orthodontist' }] })
})

test('the name of what a parent has not opened is neither shown to them nor found', async () => {
  const { payment, expense } = await paid(on, { name: 'Surprise party' })
  await asSuperuser(on.superuser, `delete from viewed where entity_id = '${expense}'`)
  const lineOf = async (client: TestClient) => (await linesFor(client)).find(({ id }) => id === payment)
  expect((await lineOf(dana))?.pays).toEqual([{ expenseId: expense, name: null, amount: 50_00 }])
  expect((await lineOf(cast.sam))?.pays).toEqual([{ expenseId: expense, name: 'Surprise party', amount: 50_00 }])
  expect((await lineOf(cast.professional))?.pays[0]?.name).toBe('Surprise party')
  expect(await idsFor(dana, { search: 'surprise' })).toEqual([])
  expect(await idsFor(cast.sam, { search: 'surprise' })).toEqual([payment])
})

test('days begin where the family lives, and both are included', async () => {
  on.clock.forward(Date.parse('2026-12-06T04:59:59.000Z') - Date.parse(on.clock.now()))
  const last = (await paid(on)).payment
  on.clock.forward(1000)
  const first = (await paid(on)).payment
  const later = await app.as(on.dana.personId)
  expect(await idsFor(later, { from: '2026-12-05', to: '2026-12-05' })).toEqual([last])
  expect(await idsFor(later, { from: '2026-12-06' })).toEqual([first])
  expect(await idsFor(later, { from: '2026-12-07' })).toEqual([])
})
