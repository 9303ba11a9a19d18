import * as z from 'zod/mini'
import type { ParentingPlan } from '#domain/parenting-time/plan.ts'
import { epochOf } from '#domain/time.ts'
import { date, id, instant } from '../common.ts'
import { route } from '../route.ts'
import { cycle, monthWeekends } from './rotation.ts'

const layeredSchedule = z.object({
  id,
  childIds: z.array(id),
  parents: z.object({ first: id, second: id }),
  startsOn: date,
  endsOn: z.nullable(date),
  cycle,
  weekends: z.nullable(monthWeekends),
})
/** An exchanged time, named by the request that it came from. */
const layeredSwap = z.object({ id, childIds: z.array(id), parent: id, from: instant, until: instant })

/** Everything that decides whose day it is. Both sides lay it over one another by the same engine. */
export const parentingTimeDto = z.object({
  zone: z.string(),
  schedules: z.array(layeredSchedule),
  swaps: z.array(layeredSwap),
})
export type ParentingTimeDto = z.infer<typeof parentingTimeDto>

/** Returns the plan that the engine of parenting time reads. */
export const planOf = ({ zone, schedules, swaps }: ParentingTimeDto): ParentingPlan => ({
  zone,
  schedules,
  swaps: swaps.map((swap) => ({ ...swap, from: epochOf(swap.from), until: epochOf(swap.until) })),
  holidays: [],
  actual: [],
  withoutSchool: [],
})

export const parentingTimeRoutes = {
  layers: route({
    method: 'GET',
    path: '/pub/v1/parenting-time',
    access: 'bearer',
    summary: 'Everything that decides whose day it is, for everybody in the family.',
    output: parentingTimeDto,
  }),
} as const
