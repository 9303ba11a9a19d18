import { addMs, dateIn, type Instant, wallOf } from '#domain/time.ts'
import { expect, test } from '../fixtures.ts'
import { calendarScreen } from '../pages/calendar/calendar.page.ts'
import { axe } from '../support/axe.ts'
import { names } from '../support/family.ts'

const hour = 3_600_000
const [Dana, Sam] = [names.other, names.creator]

test('what really happened is recorded from the calendar, confirmed or disputed, and counted in the report', async ({
  world,
}) => {
  const { actualTimes, calendar, calendarReport, changeRequests, home } = world.messages
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  const [his, hers] = [calendarScreen(sam.page, world.messages), calendarScreen(dana.page, world.messages)]
  const { timeZone } = world.family
  const now = world.server.deps.clock.now()
  const wall = (instant: Instant) => wallOf(instant, timeZone)
  const yesterday = dateIn(addMs(now, -24 * hour), timeZone)
  const record = async (from: Instant, until: Instant, why: string) => {
    await his.field(actualTimes.form.from()).fill(wall(from))
    await his.field(actualTimes.form.until()).fill(wall(until))
    await his.field(actualTimes.form.why()).fill(why)
    await his.button(actualTimes.form.submit()).click()
    await expect(sam.page.getByText(actualTimes.turn.wait({ name: Dana }))).toBeVisible()
  }
  const open = async () => {
    await dana.home.goto()
    await dana.page.getByRole('listitem').filter({ hasText: home.actual.task() }).getByRole('link').click()
    await expect(dana.page.getByRole('heading', { name: actualTimes.turn.answer() })).toBeVisible()
  }

  await sam.page.goto(`/app/calendar?view=day&date=${yesterday}`)
  await sam.page.getByRole('link', { name: calendar.day.record() }).click()
  await record(addMs(now, -30 * hour), addMs(now, -20 * hour), 'The train was canceled')
  await axe(sam.page)

  await open()
  await expect(dana.page.getByRole('heading', { name: actualTimes.compared() })).toBeVisible()
  await axe(dana.page)
  await hers.button(actualTimes.action.confirm()).click()
  await expect(dana.page.getByRole('dialog').getByText(actualTimes.turn.notice())).toBeVisible()
  await hers.answer(actualTimes.dialogs.confirm.action())
  await expect(dana.page.getByText(actualTimes.outcomeYours.confirmed())).toBeVisible()

  await sam.page.goto('/app/calendar/changes')
  await sam.page.getByRole('link', { name: changeRequests.actual() }).click()
  await sam.page.getByRole('link', { name: actualTimes.add() }).click()
  await record(addMs(now, -6 * hour), addMs(now, -hour), 'Nobody came to the exchange')
  await open()
  await hers.button(actualTimes.action.dispute()).click()
  await dana.page.getByLabel(actualTimes.dialogs.dispute.label()).fill('We waited at the school')
  await hers.answer(actualTimes.dialogs.dispute.action())
  await expect(dana.page.getByText(actualTimes.outcomeYours.disputed())).toBeVisible()
  await dana.page.getByRole('link', { name: actualTimes.back() }).click()
  const list = dana.page.getByRole('list', { name: actualTimes.title() })
  await expect(list.getByText(calendar.actualLabel.disputed())).toBeVisible()
  await expect(list.getByText(calendar.actualLabel.confirmed())).toBeVisible()
  await axe(dana.page)

  const days = new URLSearchParams({ from: dateIn(addMs(now, -30 * hour), timeZone), to: dateIn(now, timeZone) })
  await sam.page.goto(`/app/calendar/report?${days}`)
  const time = sam.page.getByRole('table', { name: calendarReport.time.title() })
  await expect(time.getByText(calendarReport.time.happened({ name: `${Sam} Story` })).first()).toBeVisible()
  await expect(sam.page.getByText('We waited at the school')).toBeVisible()
  await axe(sam.page)
})
