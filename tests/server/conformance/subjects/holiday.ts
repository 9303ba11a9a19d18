import { type HolidayCommand, type HolidayStatus, holidayDto, holidayRoutes } from '#contract/calendar/holidays.ts'
import type { Viewer } from '#server/db/tenancy.ts'
import { holidayLifecycle } from '#server/features/calendar/holidays/holidays.lifecycle.ts'
import { holidayChart } from '#src/features/calendar/holiday.chart.ts'
import { sharedApp } from '#tests/support/app.ts'
import { edgeOf, holidaysOn } from '#tests/support/calendar/holidays.ts'
import { viewerForBoth } from '#tests/support/plans/professionals.ts'
import { stage } from '#tests/support/stage.ts'
import { castOf } from '../cast.ts'
import { givenBy, type Subject, sender, subjectOf } from '../subject.ts'
import { planWaysInto } from './plan.ts'

export const holidays = async (): Promise<Subject> => {
  const app = await sharedApp()
  const on = await stage(app)
  const cast = await castOf(app, on)
  const planned = holidaysOn(on)
  /** It begins with the day of today. */
  const active = (by?: Viewer) =>
    planned.record({ date: { by: 'date', month: 11, day: 20 }, begins: edgeOf(0, '00:00') }, by)
  const at: Record<HolidayStatus, () => Promise<string>> = planWaysInto({
    record: (by) => planned.record({}, by),
    ofBoth: viewerForBoth(on, cast.ofBoth.personId),
    active,
    send: (who, id, action) =>
      planned.send(
        who,
        id,
        action === 'dispute' ? { type: 'holiday.dispute', reason: 'It is my turn' } : { type: `holiday.${action}` },
      ),
  })
  return subjectOf({
    lifecycle: holidayLifecycle,
    at,
    read: async (id) => {
      const row = await planned.row(id)
      const context = await on.scopes.asSystem(on.family.id, (tx) =>
        holidayLifecycle.contextOf(tx, row, on.clock.now()),
      )
      return { row, context }
    },
    commands: async ({ version, child_ids: childIds }): Promise<HolidayCommand[]> => [
      { type: 'holiday.edit', version, ...(await planned.typed({ childIds, name: 'Thanksgiving week' })) },
      { type: 'holiday.delete', version },
      { type: 'holiday.confirm', version },
      { type: 'holiday.dispute', version, reason: 'It is my turn' },
      { type: 'holiday.end', version },
    ],
    given: async (person, id) => givenBy(holidayDto, await cast[person].call(holidayRoutes.get, { params: { id } })),
    chartOf: holidayChart,
    send: sender(cast, holidayRoutes.events),
  })
}
