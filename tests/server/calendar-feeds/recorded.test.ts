import { beforeAll, beforeEach, expect, test } from 'vitest'
import { holidayRoutes } from '#contract/calendar/holidays.ts'
import { calendarFeedRoutes, type MadeFeedDto, type NewCalendarFeed } from '#contract/calendar-feeds/calendar-feeds.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { feedOf } from '#tests/support/calendar/feeds.ts'
import { holidaysOn } from '#tests/support/calendar/holidays.ts'
import { schedulesOn } from '#tests/support/calendar/parenting-schedules.ts'
import { breaksOn } from '#tests/support/calendar/school-breaks.ts'
import { onOwnAccount, professionalOf } from '#tests/support/plans/professionals.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
let holidays: ReturnType<typeof holidaysOn>
beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(async () => {
  app.clock.reset()
  on = await stage(app)
  holidays = holidaysOn(on)
})

/** Returns a way to read Sam's feed as a program does; folded lines are whole. */
const feed = async (change: Partial<NewCalendarFeed> = {}): Promise<() => Promise<string>> => {
  const sam = await app.as(on.sam.personId)
  const { body } = await sam.call(calendarFeedRoutes.make, { body: feedOf(change) })
  const { pathname: url } = new URL((body as MadeFeedDto).address)
  return async () => (await app.anyone().request({ method: 'GET', url })).text.replaceAll('\r\n ', '')
}
const childIds = () => on.expense().childIds

test('it says who recorded a holiday, and whether the other parent confirms or disputes it', async () => {
  const id = await holidays.record({ childIds: childIds() })
  const [read, initials] = [await feed(), await feed({ names: 'initials' })]
  expect(await read()).toContain('Holiday “Thanksgiving”\\, recorded by Sam. The other parent has not answered.')
  await holidays.send('dana', id, { type: 'holiday.dispute', reason: 'It is my turn' })
  expect(await read()).toContain('Holiday “Thanksgiving”\\, recorded by Sam and disputed by the other parent.')
  expect(await initials()).toContain('DESCRIPTION:Holiday\\, recorded by S. and disputed by the other parent.')
  await holidays.send('dana', id, { type: 'holiday.confirm' })
  expect(await read()).toContain('Holiday “Thanksgiving”\\, recorded by Sam and confirmed by the other parent.')
  expect(`${await read()}${await initials()}`).not.toContain('It is my turn')
})

test('of a holiday that a professional recorded it says what each parent says', async () => {
  const kim = await onOwnAccount(app, on, await professionalOf(app, on, ['dana', 'sam']))
  const answer = await kim.call(holidayRoutes.record, { body: await holidays.typed({ childIds: childIds() }) })
  const { id } = answer.body as { readonly id: string }
  await holidays.send('dana', id, { type: 'holiday.confirm' })
  expect(await (await feed())()).toContain(
    'Holiday “Thanksgiving”\\, recorded by Kim\\, a professional. Dana confirmed it. Sam has not answered.',
  )
})

test('each listing and each removal of a day without school makes SEQUENCE grow', async () => {
  await schedulesOn(on).record({ childIds: childIds(), startsOn: '2026-11-20' })
  const read = await feed()
  const sequence = async (): Promise<number> => {
    const found = new Set((await read()).match(/(?<=^SEQUENCE:)\d+/gm))
    expect(found.size).toBe(1)
    return Number([...found][0])
  }
  const breaks = breaksOn(on)
  const before = await sequence()
  const id = await breaks.list()
  expect(await sequence()).toBe(before + 1)
  await breaks.send('dana', id, { type: 'schoolBreak.remove' })
  expect(await sequence()).toBe(before + 2)
})
