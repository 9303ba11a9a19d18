import * as z from 'zod/mini'
import type { ParentingPlan } from '#domain/parenting-time/plan.ts'
import { epochOf } from '#domain/time.ts'
import { date, id, instant } from '../common.ts'
import { route } from '../route.ts'
import { exceptYears, holidayDate, holidayEdge, holidayShare } from './holiday-rule.ts'
import { planAnswerDto } from './plan-answers.ts'
import { cycle, monthWeekends } from './rotation.ts'

/** Each reason for a day says who recorded it, and to those who are told, whether a parent confirmed or disputed it. */
const recorded = { id, name: z.string(), createdBy: id, answers: z.array(planAnswerDto) } as const

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
/** Named exchange times take their other time on these days, the first and the last included. */
const schoolBreak = z.object({ id, name: z.string(), createdBy: id, childIds: z.array(id), from: date, to: date })

/** A child's time that both parents said is with one of them. */
const saidTime = z.object({ id, childIds: z.array(id), parent: id, from: instant, until: instant })

/** Everything that decides whose day it is. Both sides lay it over one another by the same engine. */
export const parentingTimeDto = z.object({
  zone: z.string(),
  schedules: z.array(layeredSchedule),
  holidays: z.array(layeredHoliday),
  /** Exchanged times, each named by the request that it came from. */
  swaps: z.array(saidTime),
  breaks: z.array(schoolBreak),
  /** Times as they really were. They decide about no day, and only parents are told. */
  actual: z.array(saidTime),
})
export type ParentingTimeDto = z.infer<typeof parentingTimeDto>

const timed = <Time extends { readonly from: string; readonly until: string }>(time: Time) => ({
  ...time,
  from: epochOf(time.from),
  until: epochOf(time.until),
})

/** Returns the plan that the engine of parenting time reads. */
export const planOf = ({ zone, schedules, holidays, breaks, swaps, actual }: ParentingTimeDto): ParentingPlan => ({
  zone,
  schedules,
  holidays,
  swaps: swaps.map(timed),
  actual: actual.map(timed),
  withoutSchool: breaks.flatMap(({ childIds, from, to }) => childIds.map((childId) => ({ childId, from, to }))),
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
