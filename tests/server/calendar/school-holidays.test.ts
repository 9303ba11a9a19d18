import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type NewSchoolBreak, schoolBreakRoutes } from '#contract/calendar/school-breaks.ts'
import { apiError } from '#contract/errors.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { edgeOf, holidaysOn } from '#tests/support/calendar/holidays.ts'
import { breaksOn } from '#tests/support/calendar/school-breaks.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: OwnApp
let on: Stage
let holidays: ReturnType<typeof holidaysOn>
let breaks: ReturnType<typeof breaksOn>
beforeAll(async () => {
  app = await testApp()
  return () => app.stop()
})
beforeEach(async () => {
  app.clock.reset()
  on = await stage(app)
  holidays = holidaysOn(on)
  breaks = breaksOn(on)
})

const outcomeOf = ({ status, body }: { readonly status: number; readonly body: unknown }): string =>
  status < 300 ? 'done' : z.parse(apiError, body).userMessage
const add = async (childIds: string[], change: Partial<NewSchoolBreak>): Promise<string> => {
  const sam = await app.as(on.sam.personId)
  return outcomeOf(await sam.call(schoolBreakRoutes.add, { body: { childIds, breaks: [breaks.typed(change)] } }))
}
const remove = async (id: string): Promise<string> => {
  const dana = await app.as(on.dana.personId)
  const body = { type: 'schoolBreak.remove', version: (await breaks.row(id)).version } as const
  return outcomeOf(await dana.call(schoolBreakRoutes.events, { params: { id }, body }))
}

/** Two holidays of one child share a day: one ends at noon, or at another time without school, and then one begins. */
const shared = '2026-12-10'
const recordBoth = async (childIds: string[], withoutSchool: string, begins: string): Promise<void> => {
  const ends = edgeOf(0, '12:00')
  await holidays.record({
    childIds,
    name: 'Visit',
    date: { by: 'list', dates: [shared] },
    ends: { ...ends, handover: { ...ends.handover, withoutSchool } },
  })
  await holidays.record({
    childIds,
    name: 'Trip',
    date: { by: 'list', dates: [shared] },
    begins: edgeOf(0, begins),
    ends: edgeOf(2, '12:00'),
  })
}
const refused = /“(Visit|Trip)” and “(Visit|Trip)” overlap in 2026/

test('a day without school is refused where two holidays meet by it, and listed anywhere else', async () => {
  const childIds = [await holidays.child()]
  await recordBoth(childIds, '15:00', '13:00')
  expect(await add(childIds, { from: shared, to: shared })).toMatch(refused)
  expect(await add(childIds, { from: '2026-12-11', to: '2026-12-11' })).toBe('done')
  expect(await add([await holidays.child()], { from: shared, to: shared })).toBe('done')
})

test('a day without school stays where two holidays would meet without it', async () => {
  const childIds = [await holidays.child()]
  const needed = await breaks.list({ from: shared, to: shared }, childIds)
  const idle = await breaks.list({ from: '2026-12-11', to: '2026-12-11' }, childIds)
  await recordBoth(childIds, '10:00', '11:00')
  expect(await remove(needed)).toMatch(refused)
  expect((await breaks.row(needed)).status).toBe('listed')
  expect(await remove(idle)).toBe('done')
  const again = await breaks.list({ from: shared, to: '2026-12-12' }, childIds)
  expect(await remove(needed)).toBe('done')
  expect(await remove(again)).toMatch(refused)
})

test('two holidays that meet in a year which nobody compared refuse no day without school', async () => {
  const childIds = [await holidays.child()]
  const whole = { childIds, begins: edgeOf(0, '00:00'), ends: edgeOf(1, '00:00') }
  await holidays.record({ ...whole, name: 'Father’s Day', date: { by: 'weekday', month: 6, nth: 3, weekday: 0 } })
  await holidays.record({ ...whole, name: 'Juneteenth', date: { by: 'date', month: 6, day: 19 }, except: [2033] })
  app.clock.forward(Date.parse('2029-01-15T12:00:00.000Z') - Date.parse(app.clock.now()))
  expect(await add(childIds, {})).toBe('done')
  expect(await remove(await breaks.list({}, childIds))).toBe('done')
})
