import * as z from 'zod/mini'
import { holidayMachine } from '#machines/calendar/holiday.machine.ts'
import { planParties } from '#machines/calendar/plan.types.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { date, id, instant, itemParams, line, text, youAmong } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'
import {
  endsAfterBegin,
  exceptYears,
  holidayDate,
  holidayEdge,
  holidayShare,
  keptSometimes,
  middleWhereHalved,
  middleWithin,
} from './holiday-rule.ts'
import { planFacts, reasonedAnswerDto } from './plan-answers.ts'

/** Statuses are the leaves of the chart; they are written nowhere else. */
export const holidayStatuses = leavesOf(holidayMachine)
export type HolidayStatus = LeafOf<typeof holidayMachine>

/** A person says its name, its date by a rule, its times and whose it is in odd and in even years. */
const content = {
  name: line(limits.holiday.name),
  childIds: z.array(id, 'required').check(z.minLength(1, 'required'), z.maxLength(limits.children, 'tooLong')),
  date: holidayDate,
  begins: holidayEdge,
  middle: z.nullable(holidayEdge),
  ends: holidayEdge,
  odd: holidayShare,
  even: holidayShare,
  except: exceptYears,
} as const
const rules = [endsAfterBegin, middleWhereHalved, middleWithin, keptSometimes] as const

export const newHoliday = z.strictObject(content).check(...rules)
export type NewHoliday = z.infer<typeof newHoliday>

/**
 * It is kept on dates from `from` to `through`; the latter is null as long as nobody ended it. `facts` are the chart's
 * context. `answers` is empty for whoever is not told what the parents say, see `planAnswer.see`.
 */
export const holidayDto = z.object({
  id,
  status: z.enum(holidayStatuses),
  version: z.int(),
  ...content,
  from: date,
  through: z.nullable(date),
  answers: z.array(reasonedAnswerDto),
  createdBy: id,
  createdAt: instant,
  facts: planFacts,
  you: youAmong(planParties),
})
export type HolidayDto = z.infer<typeof holidayDto>

/** The item of the refusal `holidayOverlaps`: in that year, either of the two may be left out. */
export const holidayOverlap = z.object({ otherId: id, otherName: z.string(), year: z.int() })
export type HolidayOverlap = z.infer<typeof holidayOverlap>

const seen = { version: z.int() } as const
export const holidayCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('holiday.edit'), ...seen, ...content }).check(...rules),
  z.strictObject({ type: z.literal('holiday.delete'), ...seen }),
  z.strictObject({ type: z.literal('holiday.confirm'), ...seen }),
  z.strictObject({ type: z.literal('holiday.dispute'), ...seen, reason: text(limits.note) }),
  z.strictObject({ type: z.literal('holiday.end'), ...seen }),
])
export type HolidayCommand = z.infer<typeof holidayCommand>

const path = '/pub/v1/holidays'
export const holidayRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary: 'The holidays of the family by name; deleted ones are left out.',
    output: z.object({ items: z.array(holidayDto) }),
  }),
  record: route({
    method: 'POST',
    path,
    access: 'bearer',
    summary: 'Records a holiday. It decides over the rotation from the first time that it is kept.',
    body: newHoliday,
    ok: 201,
    output: holidayDto,
  }),
  get: route({
    method: 'GET',
    path: `${path}/:id`,
    access: 'bearer',
    summary: 'One holiday.',
    params: itemParams,
    output: holidayDto,
  }),
  events: route({
    method: 'POST',
    path: `${path}/:id/events`,
    access: 'bearer',
    summary: 'A command to one holiday; its chart decides.',
    params: itemParams,
    body: holidayCommand,
    output: holidayDto,
  }),
} as const
