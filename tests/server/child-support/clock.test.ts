import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { supportOverviewDto, supportRoutes } from '#contract/child-support/child-support.ts'
import { noticePageDto, noticeRoutes } from '#contract/notices/notices.ts'
import { epochOf } from '#domain/time.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { handleDueTimes } from '#server/jobs/due-times.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { movableClock } from '#tests/support/clock.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { type Support, supportOn } from '#tests/support/support-orders.ts'

describe('the clock', () => {
  let later: OwnApp
  let there: Stage
  let dues: Support
  beforeAll(async () => {
    later = await testApp({ clock: movableClock('2026-10-31T20:00:00.000Z') })
    there = await stage(later)
    dues = supportOn(there)
  })
  afterAll(() => later.stop())
  const to = (instant: string) => there.clock.forward(epochOf(instant) - epochOf(there.clock.now()))
  const rows = async (root: string) => (await dues.dues(root)).map(({ due_on }) => due_on)

  test('a due falls at the family’s midnight, once, over a change of clocks, and after days in which nothing ran', async () => {
    const id = await dues.confirmed({ from: '2026-11-01', to: '2027-02-15' })
    const sweep = () => handleDueTimes(later.deps)
    await sweep()
    expect(await rows(id)).toEqual([])
    to('2026-11-01T03:59:59.000Z')
    await sweep()
    expect(await rows(id)).toEqual([])
    to('2026-11-01T04:00:00.000Z')
    await Promise.all([sweep(), sweep()])
    expect(await rows(id)).toEqual(['2026-11-01'])
    const client = await later.as(there.dana.personId)
    const { items } = z.parse(noticePageDto, (await client.call(noticeRoutes.list, { query: {} })).body)
    expect(items.filter(({ kind }) => kind === 'supportFellDue')).toHaveLength(1)
    to('2027-02-03T12:00:00.000Z')
    const months = await later.as(there.dana.personId)
    const page = z.parse(supportOverviewDto, (await months.call(supportRoutes.overview, {})).body)
    expect(page.ledgers[0]?.summary).toMatchObject({ arrears: 400_00, next: null })
    expect(await rows(id)).toEqual(['2026-11-01'])
    await sweep()
    await sweep()
    expect(await rows(id)).toEqual(['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01'])
    expect((await dues.row(id)).status).toBe('active')
    to('2027-02-16T05:00:00.000Z')
    await sweep()
    expect((await dues.row(id)).status).toBe('ended')
    expect(await verifyFamily(there.scopes, recordParts, there.family.id, [])).toEqual([])
  })
})
