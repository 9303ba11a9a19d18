import * as z from 'zod/mini'
import { type HolidayCommand, holidayDto, holidayRoutes } from '#contract/calendar/holidays.ts'
import { lifecycles } from '#machines/charts.ts'
import { holidaysOn } from '#tests/support/calendar/holidays.ts'
import { taken } from '#tests/support/client.ts'
import { planWays } from './plan.ts'

/** Sam plans a trip in the last week of the year. */
export const holidayWays = planWays({
  entity: 'holiday',
  chart: lifecycles.holiday,
  days: { begun: 37, over: 40 },
  plan: async (on, creator) => {
    const holidays = holidaysOn(on)
    const childIds = [await holidays.child()]
    const typed = (name: string) => holidays.typed({ name, childIds, date: { by: 'list', dates: ['2026-12-27'] } })
    const answer = taken(await (await creator()).call(holidayRoutes.record, { body: await typed('Trip') }))
    const { id } = z.parse(holidayDto, answer.body)
    return {
      id,
      stored: () => holidays.row(id),
      post: (client, body) => client.call(holidayRoutes.events, { params: { id }, body: body as HolidayCommand }),
      edited: () => typed('Trip south'),
    }
  },
})
