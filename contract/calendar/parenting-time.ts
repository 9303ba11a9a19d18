import * as z from 'zod/mini'
import type { ParentingPlan } from '#domain/parenting-time/plan.ts'
import { epochOf } from '#domain/time.ts'
import { planAnswers } from '#machines/calendar/plan.types.ts'
import { date, id, instant } from '../common.ts'
import { route } from '../route.ts'
import { exceptYears, holidayDate, holidayEdge, holidayShare } from './holiday-rule.ts'
import { cycle, monthWeekends } from './rotation.ts'

/** Each reason for a day says who recorded it, and to parents whether the other one confirmed or disputed it. */
const recorded = { id, name: z.string(), createdBy: id, answer: z.enum(planAnswers) } as const

const layeredSchedule = z.object({
  ...recorded,
  childIds: z.array(id),
  parents: z.object({ first: id, second: id }),
  startsOn: date,
  endsOn: z.nullable(date),
  cycle,
  weekends: z.nullable(monthWeekends),
})
const layeredHoliday = z.object({
  ...recorded,
  childIds: z.array(id),
  date: holidayDate,
  begins: holidayEdge,
  middle: z.nullable(holidayEdge),
  ends: holidayEdge,
  odd: holidayShare,
  even: holidayShare,
  except: exceptYears,
  from: date,
  through: z.nullable(date),
})
/** An exchanged time, named by the request that it came from. */
const layeredSwap = z.object({ id, childIds: z.array(id), parent: id, from: instant, until: instant })

/** Everything that decides whose day it is. Both sides lay it over one another by the same engine. */
export const parentingTimeDto = z.object({
  zone: z.string(),
  schedules: z.array(layeredSchedule),
  holidays: z.array(layeredHoliday),
  swaps: z.array(layeredSwap),
})
export type ParentingTimeDto = z.infer<typeof parentingTimeDto>

/** Returns the plan that the engine of parenting time reads. */
export const planOf = ({ zone, schedules, holidays, swaps }: ParentingTimeDto): ParentingPlan => ({
  zone,
  schedules,
  holidays,
  swaps: swaps.map((swap) => ({ ...swap, from: epochOf(swap.from), until: epochOf(swap.until) })),
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
