import * as z from 'zod/mini'
import {
  type NewParentingSchedule,
  type ParentingScheduleCommand,
  parentingScheduleDto,
  parentingScheduleRoutes,
} from '#contract/calendar/parenting-schedules.ts'
import { addDays } from '#domain/time.ts'
import { lifecycles } from '#machines/charts.ts'
import { schedulesOn } from '#tests/support/calendar/parenting-schedules.ts'
import { taken } from '#tests/support/client.ts'
import { planWays } from './plan.ts'

/** Sam plans weeks from December 7 to the end of June. */
export const parentingScheduleWays = planWays({
  entity: 'parentingSchedule',
  chart: lifecycles.parentingSchedule,
  days: { begun: 20, over: 240 },
  plan: async (on, creator) => {
    const schedules = schedulesOn(on)
    const childIds = [await schedules.child()]
    const typed = (change: Partial<NewParentingSchedule>) =>
      schedules.typed({ childIds, endsOn: '2027-06-30', ...change })
    const record = async (change: Partial<NewParentingSchedule>): Promise<string> => {
      const body = await typed(change)
      const answer = await (await creator()).call(parentingScheduleRoutes.record, { body })
      return z.parse(parentingScheduleDto, taken(answer).body).id
    }
    const id = await record({})
    let followed = 0
    return {
      id,
      stored: () => schedules.row(id),
      post: (client, body) =>
        client.call(parentingScheduleRoutes.events, { params: { id }, body: body as ParentingScheduleCommand }),
      edited: () => typed({ name: 'Weeks' }),
      further: {
        // Each that follows begins before the one that followed last, and ends before it.
        'parentingSchedule.followed': () => {
          followed += 1
          const startsOn = addDays('2027-06-07', -35 * followed)
          return record({ startsOn, endsOn: addDays(startsOn, 21), followsId: id })
        },
      },
    }
  },
})
