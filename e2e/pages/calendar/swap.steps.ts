import type { Page } from '@playwright/test'
import { parentingTimeRoutes, planOf } from '#contract/calendar/parenting-time.ts'
import { createEngine } from '#domain/parenting-time/engine.ts'
import { holidayDay } from '#domain/parenting-time/holiday-dates.ts'
import { addMs, dateIn, dateOfDay, epochOf, fromEpoch, type Instant, wallOf } from '#domain/time.ts'
import { expect } from '../../fixtures.ts'
import { names } from '../../support/family.ts'
import type { World } from '../../support/world.ts'
import { type Hands, pointerOn } from '../hands.ts'
import { calendarScreen } from './calendar.page.ts'
import { feedsScreen } from './feeds.page.ts'

const hour = 3_600_000
const [Dana, Sam] = [names.other, names.creator]
const [schedule, holiday] = ['School year', 'Thanksgiving']
const proposal = 'Please bring them back earlier'

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

/** Finds Thanksgiving of a year that is two or three years ahead, as odd or even as it is asked for. */
const thanksgivingIn = (isOdd: boolean, today: string): { date: string; year: number } => {
  const soon = Number(today.slice(0, 4)) + 1
  const year = (soon % 2 === 1) === isOdd ? soon : soon + 1
  const day = holidayDay({ by: 'weekday', month: 11, nth: 4, weekday: 4 }, year)
  return { date: dateOfDay(day ?? 0), year }
}

type How = { readonly handsOf?: (page: Page) => Hands; readonly look?: (page: Page) => Promise<void> }

/**
 * Plays how two parents plan and exchange time, step by step: a 2-2-3, Thanksgiving, a request that is countered and approved,
 * the report, the feed. `handsOf` says how they use their pages, and `look` sees each page that a step leads to.
 */
export const swapSteps = async (world: World, { handsOf = pointerOn, look = async () => {} }: How = {}) => {
  const { calendar, calendarReport, changeRequests, home, parentingSchedules } = world.messages
  const [sam, dana] = [await world.as('creator'), await world.as('other')]
  const [his, hers] = [sam, dana].map(({ page }) => calendarScreen(page, world.messages, handsOf(page)))
  if (!his || !hers) throw new Error('somebody has no screen')
  const { timeZone } = world.family
  const today = dateIn(world.server.deps.clock.now(), timeZone)
  const wall = (instant: Instant) => wallOf(instant, timeZone)
  const because = (year: number) => calendar.because.holiday.whole({ name: holiday, year })
  /** Opens what waits for somebody on Home. */
  const openTask = async ({ page }: { page: Page }) => {
    await page.goto('/app/home')
    await handsOf(page).press(page.getByRole('listitem').filter({ hasText: home.change.task() }).getByRole('link'))
  }
  return {
    sam,
    dana,
    hers,
    recordSchedule: async () => {
      await his.addSchedule(schedule, '2-2-3', today)
      await look(sam.page)
      await hers.confirmSchedule()
      const { card } = parentingSchedules
      await expect(dana.page.getByText(`${card.recordedBy({ name: Sam })}. ${card.youConfirmed()}.`)).toBeVisible()
    },
    recordThanksgiving: async () => {
      await hers.addThanksgiving(holiday, Dana)
      await look(dana.page)
      const [odd, even] = [thanksgivingIn(true, today), thanksgivingIn(false, today)]
      await his.openDay(odd.date)
      await his.readWhy(because(odd.year))
      await his.openDay(even.date)
      await expect(his.main.getByText(calendar.marks.holiday({ name: holiday }))).toBeVisible()
      await expect(his.main.getByText(because(even.year))).toHaveCount(0)
    },
    /** Sam asks for a time of Dana's, who is shown what it would change. Returns the time. */
    ask: async () => {
      const asked = await timeOfDana(world)
      const { from, until } = asked
      const expires = wall(addMs(world.server.deps.clock.now(), 30 * hour))
      await his.ask({ from: wall(from), until: wall(until), expires, reason: 'My sister visits' })
      await openTask(dana)
      await expect(hers.warning).toBeVisible()
      await expect(dana.page.getByRole('heading', { name: changeRequests.moved() })).toBeVisible()
      await look(dana.page)
      return asked
    },
    /** Dana wants the children back earlier, and Sam approves that. Returns the time as it was agreed. */
    counterAndApprove: async ({ from, until }: { from: Instant; until: Instant }) => {
      const sooner = addMs(until, -2 * hour)
      await hers.counter(proposal, wall(sooner))
      await openTask(sam)
      await expect(sam.page.getByText(proposal).first()).toBeVisible()
      await expect(sam.page.getByRole('heading', { name: changeRequests.chain() })).toBeVisible()
      await his.approve()
      await expect(his.status('approved')).toBeVisible()
      await look(sam.page)
      return { from, until: sooner }
    },
    /** The report gives the reason, the proposal, and Sam the hours that Dana has lost. */
    readReport: async ({ from, until }: { from: Instant; until: Instant }) => {
      await his.openReport(dateIn(from, timeZone), dateIn(until, timeZone))
      const time = sam.page.getByRole('table', { name: calendarReport.time.title() })
      await expect(time.getByText(calendar.because.swap()).first()).toBeVisible()
      await expect(sam.page.getByText(proposal).first()).toBeVisible()
      const shares = sam.page.getByRole('table', { name: calendarReport.shares.title() })
      const hours = (epochOf(until) - epochOf(from)) / hour
      for (const [name, gained] of [
        [Sam, hours],
        [Dana, -hours],
      ] as const) {
        const cells = shares.getByRole('row').filter({ hasText: name }).first().getByRole('cell')
        const [scheduled, agreed] = [await cells.nth(5).innerText(), await cells.nth(6).innerText()].map(Number)
        expect((agreed ?? 0) - (scheduled ?? 0)).toBeCloseTo(gained, 0)
      }
      await look(sam.page)
    },
    /** Another program reads the agreed time at an address that Sam has made for it. */
    readFeed: async ({ from, until }: { from: Instant; until: Instant }) => {
      const feeds = feedsScreen(sam.page, world.messages, { hands: handsOf(sam.page) })
      await feeds.goto()
      const feed = await (await sam.page.request.get(await feeds.make('Phone', 'parentingTime'))).text()
      expect(feed).toContain(`DTSTART:${stamp(from)}`)
      expect(feed).toContain(`DTEND:${stamp(until)}`)
    },
  }
}
