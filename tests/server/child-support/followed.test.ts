import { expect, test } from 'vitest'
import { sharedApp } from '#tests/support/app.ts'
import { stage } from '#tests/support/stage.ts'
import { supportOn } from '#tests/support/support-orders.ts'

test('an order decided back in time, from before the one that it follows: each due is owed once', async () => {
  const support = supportOn(await stage(await sharedApp()))
  const first = await support.confirmed({ from: '2026-07-01' })
  const second = await support.confirmed({ previousId: first, amount: 150_00, from: '2026-10-01' })
  const third = await support.confirmed({ previousId: second, amount: 200_00, from: '2026-08-01' })
  const owed = (await support.dues(first)).filter(({ cancelled_at }) => cancelled_at === null)
  expect(owed.map(({ due_on, amount }) => `${due_on} ${amount}`)).toEqual([
    '2026-07-01 10000',
    ...['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'].map((day) => `${day} 20000`),
  ])
  const ended = await support.row(first)
  expect(ended).toMatchObject({ to_on: '2026-07-31' })
  // An order that ended before the new one begins stays as it is.
  await support.confirmed({ previousId: third, amount: 250_00, from: '2026-11-01' })
  expect(await support.row(first)).toEqual(ended)
})
