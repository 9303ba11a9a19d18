import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { lifecycles } from '#machines/charts.ts'
import { edgesOf } from '#machines/walk/edges.ts'
import type { Path } from '#machines/walk/walk.ts'
import type { Ways } from './walked.ts'
import { actualTimeWays } from './ways/actual-time.ts'
import { calendarEventWays } from './ways/calendar-event.ts'
import { calendarFeedWays } from './ways/calendar-feed.ts'
import { changeRequestWays } from './ways/change-request.ts'
import { connectedCalendarWays } from './ways/connected-calendar.ts'
import { feeWaiverWays } from './ways/fee-waiver.ts'
import { holidayWays } from './ways/holiday.ts'
import { infoEntryWays } from './ways/info-entry.ts'
import { invitationWays } from './ways/invitation.ts'
import { journalEntryWays } from './ways/journal-entry.ts'
import { linkedAccountWays } from './ways/linked-account.ts'
import { deliveryWays, draftWays } from './ways/messages.ts'
import { monthlyExpenseWays } from './ways/monthly-expense.ts'
import { myFileWays } from './ways/my-file.ts'
import { parentingScheduleWays } from './ways/parenting-schedule.ts'
import { paymentWays } from './ways/payment.ts'
import { paymentAccountWays } from './ways/payment-account.ts'
import { paymentSeriesWays } from './ways/payment-series.ts'
import { registrationWays } from './ways/registration.ts'
import { schoolBreakWays } from './ways/school-break.ts'
import { subscriptionWays } from './ways/subscription.ts'
import { supportOrderWays } from './ways/support-order.ts'

/**
 * A lifecycle without an entry is a type error, and so is one that is outside any family: a registration, a fee waiver, a subscription.
 * Expenses are covered in real browsers: e2e/paths/expense.paths.spec.ts.
 */
const ways: Readonly<
  Record<Exclude<keyof typeof lifecycles, 'expense'> | 'registration' | 'feeWaiver' | 'subscription', Ways>
> = {
  monthlyExpense: monthlyExpenseWays,
  payment: paymentWays,
  paymentSeries: paymentSeriesWays,
  supportOrder: supportOrderWays,
  parentingSchedule: parentingScheduleWays,
  holiday: holidayWays,
  changeRequest: changeRequestWays,
  actualTime: actualTimeWays,
  schoolBreak: schoolBreakWays,
  calendarFeed: calendarFeedWays,
  calendarEvent: calendarEventWays,
  connectedCalendar: connectedCalendarWays,
  myFile: myFileWays,
  paymentAccount: paymentAccountWays,
  invitation: invitationWays,
  linkedAccount: linkedAccountWays,
  delivery: deliveryWays,
  draft: draftWays,
  journalEntry: journalEntryWays,
  infoEntry: infoEntryWays,
  registration: registrationWays,
  feeWaiver: feeWaiverWays,
  subscription: subscriptionWays,
}

/** Plays a path on a new row: after each step the database has the chart's leaf and a higher version. */
const play = async (path: Path, begin: Ways['begin']): Promise<void> => {
  const walked = await begin(path)
  const { status, version } = await walked.stored()
  const seen = [{ status, version }]
  for (const step of path.steps) {
    await walked.step(step)
    seen.push(await walked.stored())
  }
  expect(seen.map((one) => one.status)).toEqual([path.leaf, ...path.steps.map(({ leaf }) => leaf)])
  const stale = seen.filter((one, index) => index > 0 && one.version <= (seen[index - 1]?.version ?? 0))
  expect(stale).toEqual([])
}

describe.each(Object.entries(ways))('%s', (_, { chart, paths, open, close, begin, ...own }) => {
  beforeAll(() => open())
  beforeEach(async () => own.beforeEach?.())
  afterAll(() => close())

  test('every transition of the chart is on one of the ways', () => {
    const driven = new Set(paths.flatMap(({ covers }) => [...covers]))
    const declared = edgesOf(chart.machine).map(({ id }) => id)
    expect(declared.filter((id) => !driven.has(id))).toEqual([])
  })

  describe('a way through the chart', () => {
    test.each(paths.map((path, index) => [`${index + 1}. ${path.name}`, path] as const))('%s', (_name, path) =>
      play(path, begin),
    )
  })
})
