import { parentingTimeRoutes, planOf } from '#contract/calendar/parenting-time.ts'
import { calendarFeedRoutes } from '#contract/calendar-feeds/calendar-feeds.ts'
import { sessionRoutes } from '#contract/session.ts'
import { createEngine } from '#domain/parenting-time/engine.ts'
import { addMs, dateIn, epochOf, fromEpoch, type Instant, wallOf } from '#domain/time.ts'
import { demoPassword } from '#server/seed/accounts.ts'
import { expect, test } from '../fixtures.ts'
import { calendarScreen } from '../pages/calendar/calendar.page.ts'
import { axe } from '../support/axe.ts'
import { names } from '../support/family.ts'
import type { World } from '../support/world.ts'

const hour = 3_600_000
const [Dana, Sam] = [names.other, names.creator]

/** Finds a time of Dana's, some days ahead, by the engine of the calendar. */
const timeOfDana = async (world: World) => {
  const layers = await (await world.api('other')).call(parentingTimeRoutes.layers, {})
  const [childId = ''] = layers.schedules[0]?.childIds ?? []
  const from = epochOf(world.server.deps.clock.now()) + 96 * hour
  const span = createEngine(planOf(layers))
    .spans(childId, { from, until: from + 30 * 24 * hour })
    .find((one) => one.parent === world.family.personOf('other').id && one.from > from)
  if (!span) throw new Error('Dana has no time')
  return { from: fromEpoch(span.from + hour), until: fromEpoch(span.until - hour) }
}

const stamp = (instant: Instant): string => instant.replaceAll(/[-:]|\.\d+/g, '')

test('a 2-2-3, Thanksgiving in odd years, and a swap that is asked for, countered and approved', {
  tag: '@main',
}, async ({ world }) => {
  const { calendar, calendarReport, changeRequests, home, parentingSchedules } = world.messages
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  const [hers, his] = [calendarScreen(dana.page, world.messages), calendarScreen(sam.page, world.messages)]
  const { timeZone } = world.family
  const now = world.server.deps.clock.now()
  const wall = (instant: Instant) => wallOf(instant, timeZone)

  await his.addSchedule('School year', '2-2-3', dateIn(now, timeZone))
  await axe(sam.page)
  await hers.confirmSchedule()
  await expect(
    dana.page.getByText(
      `${parentingSchedules.card.recordedBy({ name: Sam })}. ${parentingSchedules.card.youConfirmed()}.`,
    ),
  ).toBeVisible()
  await hers.addThanksgiving('Thanksgiving', Dana)
  await axe(dana.page)

  await dana.home.goto()
  const week = dana.page.getByRole('region', { name: home.week.title(), exact: true })
  await expect(week.getByText(home.week.next())).toBeVisible()
  await axe(dana.page)

  const { from, until } = await timeOfDana(world)
  await his.ask({
    from: wall(from),
    until: wall(until),
    expires: wall(addMs(now, 30 * hour)),
    reason: 'My sister visits',
  })
  const asked = dana.page.getByRole('listitem').filter({ hasText: home.change.task() })
  await expect(asked).toBeVisible()
  await asked.getByRole('link').click()
  await expect(hers.warning).toBeVisible()
  await expect(dana.page.getByRole('heading', { name: changeRequests.moved() })).toBeVisible()
  await axe(dana.page)

  const sooner = addMs(until, -2 * hour)
  await hers.counter('Please bring them back earlier', wall(sooner))
  await sam.home.goto()
  await sam.page.getByRole('listitem').filter({ hasText: home.change.task() }).getByRole('link').click()
  await expect(sam.page.getByText('Please bring them back earlier').first()).toBeVisible()
  await expect(sam.page.getByRole('heading', { name: changeRequests.chain() })).toBeVisible()
  await his.approve()
  await expect(his.status('approved')).toBeVisible()
  await axe(sam.page)

  const days = new URLSearchParams({ from: dateIn(from, timeZone), to: dateIn(sooner, timeZone) })
  await sam.page.goto(`/app/calendar/report?${days}`)
  const time = sam.page.getByRole('table', { name: calendarReport.time.title() })
  await expect(time.getByText(calendar.because.swap()).first()).toBeVisible()
  await expect(sam.page.getByText('Please bring them back earlier').first()).toBeVisible()
  await axe(sam.page)

  const samsApi = await world.api('creator')
  await samsApi.call(sessionRoutes.confirmPassword, { body: { password: demoPassword } })
  const { address } = await samsApi.call(calendarFeedRoutes.make, {
    body: { name: 'Phone', scope: 'parentingTime', names: 'firstNames', colour: 'blue' },
  })
  const feed = await (await sam.page.request.get(address)).text()
  expect(feed).toContain(`DTSTART:${stamp(from)}`)
  expect(feed).toContain(`DTEND:${stamp(sooner)}`)
})
