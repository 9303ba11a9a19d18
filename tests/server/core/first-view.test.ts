import { beforeAll, expect, test } from 'vitest'
import type { paymentMachine } from '#machines/payments/payment.machine.ts'
import type { Viewer } from '#server/db/tenancy.ts'
import { paymentLifecycle } from '#server/features/payments/payments.lifecycle.ts'
import type { PaymentRow } from '#server/features/payments/payments.store.ts'
import { openedRow, openRow, type Viewed } from '#server/lifecycle/first-view.ts'
import { sharedApp } from '#tests/support/app.ts'
import { paymentAt } from '#tests/support/record/leaves.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

/** Payments are shown without being opened; here their receiver has to open them, as the reader of another area will. */
const viewedPayment: Viewed<typeof paymentMachine, PaymentRow> = {
  lifecycle: paymentLifecycle,
  firstViewer: ({ receiver_id }) => receiver_id,
}

let on: Stage
beforeAll(async () => {
  on = await stage(await sharedApp())
})

const read = (viewer: Viewer, id: string) =>
  on.scopes.asViewer(viewer, async (tx) => (await openedRow(tx, viewer, viewedPayment, id)).id)
const open = (viewer: Viewer, id: string) => on.act(viewer, (change) => openRow(change, viewer, viewedPayment, id))
const viewsOf = (id: string) =>
  on.scopes.asSystem(on.family.id, (tx) =>
    tx
      .selectFrom('entry')
      .select(['kind', 'audience'])
      .where('entity_id', '=', id)
      .where('kind', '=', 'payment.firstViewed')
      .execute(),
  )

test('an item of any lifecycle is shown after its reader opened it, and the first view is recorded once', async () => {
  const { payment: id } = await paymentAt.unconfirmed(on)
  await expect(read(on.sam, id)).rejects.toMatchObject({ code: 'notOpenedYet' })
  expect(await read(on.dana, id)).toBe(id)
  await open(on.dana, id)
  expect(await viewsOf(id)).toEqual([])
  await Promise.all([open(on.sam, id), open(on.sam, id)])
  expect(await viewsOf(id)).toEqual([{ kind: 'payment.firstViewed', audience: null }])
  expect(await read(on.sam, id)).toBe(id)
})

test('somebody who looks on is shown it and records nothing', async () => {
  const { payment: id } = await paymentAt.unconfirmed(on)
  const looking: Viewer = { ...on.sam, mode: 'viewing' }
  expect(await read(looking, id)).toBe(id)
  await open(looking, id)
  expect(await viewsOf(id)).toEqual([])
})

test('nobody opens what they may not see', async () => {
  const { payment: id } = await paymentAt.unconfirmed(on)
  for (const stranger of [on.neighbour, on.child]) {
    await expect(open(stranger, id)).rejects.toMatchObject({ code: 'notFound' })
    await expect(read(stranger, id)).rejects.toMatchObject({ code: 'notFound' })
  }
})
