import { expect, test } from 'vitest'
import { sharedApp } from '#tests/support/app.ts'
import { plannedSeries } from '#tests/support/planned-series.ts'
import { stage } from '#tests/support/stage.ts'
import { linesFor, pageFor, paid } from './list.ts'

test('what waits in a series is one line where the list is folded, with the day of the next and the sum of all', async () => {
  const app = await sharedApp()
  const on = await stage(app)
  const dana = await app.as(on.dana.personId)
  const id = await plannedSeries(on)
  const ofSeries = async (query: Record<string, string>) =>
    (await linesFor(dana, query)).filter(({ series }) => series?.id === id)
  const every = await ofSeries({})
  expect(every.map(({ startOn }) => startOn).toSorted()).toEqual(['2026-12-01', '2027-01-01'])
  const folded = await ofSeries({ series: 'folded' })
  expect(folded).toMatchObject([{ startOn: '2026-12-01', series: { count: 2, amount: 142_50, until: '2027-01-01' } }])
  const { count, totals } = await pageFor(dana, { series: 'folded', show: 'scheduled', from: '2026-12-01' })
  expect(count).toBe(2)
  expect(totals).toMatchObject({ sending: { count: 0 }, receiving: { count: 0 } })
  expect(await ofSeries({ to: '2026-11-30' })).toEqual([])
})

test('the order is that of the days shown: planned, handed over, else recorded', async () => {
  const app = await sharedApp()
  const on = await stage(app)
  const dana = await app.as(on.dana.personId)
  const days = async () => (await linesFor(dana)).map(({ startOn, paidOn }) => startOn ?? paidOn ?? 'recorded')
  await plannedSeries(on)
  await paid(on)
  await paid(on, { handedOn: '2026-11-03', means: 'cash' })
  expect(await days()).toEqual(['2027-01-01', '2026-12-01', 'recorded', '2026-11-03'])
})
