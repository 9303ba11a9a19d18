import { beforeAll, expect, test } from 'vitest'
import type { HomeDto, WaitingSupportDto } from '#contract/home.ts'
import type { Viewer } from '#server/db/tenancy.ts'
import { features } from '#server/features/features.ts'
import { waitingFor } from '#server/features/home/home.waiting.ts'
import { paymentLifecycle } from '#server/features/payments/payments.lifecycle.ts'
import { advance } from '#server/lifecycle/advance.ts'
import { sharedApp } from '#tests/support/app.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { type Support, supportOn, supportOrderAt } from '#tests/support/support-orders.ts'

let on: Stage
let support: Support
beforeAll(async () => {
  on = await stage(await sharedApp())
  support = supportOn(on)
})

const homeOf = (viewer: Viewer): Promise<HomeDto> =>
  on.scopes.asViewer(viewer, (tx) => waitingFor(features, tx, viewer, on.clock.now()))
/** Returns in short what one ledger requires of each person. */
const waitingOn = async (root: string) => {
  const short = ({ support: lines }: HomeDto['you']) =>
    lines.filter(({ ledgerId }) => ledgerId === root).map(({ what, amount, on: day }) => `${what} ${amount} ${day}`)
  const [dana, sam] = [await homeOf(on.dana), await homeOf(on.sam)]
  expect([short(dana.others), short(sam.others)]).toEqual([short(sam.you), short(dana.you)])
  return { dana: short(dana.you), sam: short(sam.you) }
}
const due = 'due 20000 2026-11-01'

test.each<[keyof typeof supportOrderAt, Awaited<ReturnType<typeof waitingOn>>]>([
  ['recorded', { dana: ['order 10000 2026-10-01'], sam: [] }],
  ['disputed', { dana: [], sam: [] }],
  ['withdrawn', { dana: [], sam: [] }],
  ['active', { dana: [due], sam: [] }],
  ['endAsked.byCreator', { dana: ['end 10000 2027-06-30', due], sam: [] }],
  ['endAsked.byOther', { dana: [due], sam: ['end 10000 2027-06-30'] }],
  ['ended', { dana: [due], sam: [] }],
])('an order that is %s', async (leaf, expected) => {
  expect(await waitingOn(await supportOrderAt[leaf](on, support))).toEqual(expected)
})

test('a payment asks whoever receives it until it is confirmed, and what is on its way is not asked for again', async () => {
  const root = await support.confirmed()
  const payment = await support.pay(root, 150_00)
  expect(await waitingOn(root)).toEqual({ dana: ['due 5000 2026-11-01'], sam: ['payment 15000 2026-11-20'] })
  const { version } = await on.paymentRow(payment)
  const confirm = { type: 'payment.confirm', version, amount: 150_00 }
  await on.act(on.sam, (change) => advance(change, paymentLifecycle, payment, confirm, on.sam))
  expect(await waitingOn(root)).toEqual({ dana: ['due 5000 2026-11-01'], sam: [] })
  await support.pay(root, 50_00)
  expect((await waitingOn(root)).dana).toEqual([])
})

test('it counts with what else waits, is named to who looks on, and is nothing to a child or to others', async () => {
  const root = await support.confirmed()
  const { you } = await homeOf(on.dana)
  expect(you.count).toBe(you.items.length + you.support.length)
  const whoIs = ({ support: lines }: HomeDto['you']) => lines.find(({ ledgerId }) => ledgerId === root)
  const parents: Partial<WaitingSupportDto> = { whose: on.dana.personId, otherId: on.sam.personId, currency: 'USD' }
  expect(whoIs((await homeOf(on.professional)).you)).toMatchObject(parents)
  for (const viewer of [on.child, on.neighbour]) {
    const home = await homeOf(viewer)
    expect([home.you.support, home.others.support]).toEqual([[], []])
  }
})
