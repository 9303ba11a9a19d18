import * as z from 'zod/mini'
import { parentingScheduleMachine } from '#machines/calendar/parenting-schedule.machine.ts'
import { planParties } from '#machines/calendar/plan.types.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { date, id, instant, itemParams, line, text, youAmong } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'
import { calendarColours } from './colours.ts'
import { planFacts, reasonedAnswerDto } from './plan-answers.ts'
import { cycle, monthWeekends } from './rotation.ts'

/** Statuses are the leaves of the chart; they are written nowhere else. */
export const parentingScheduleStatuses = leavesOf(parentingScheduleMachine)
export type ParentingScheduleStatus = LeafOf<typeof parentingScheduleMachine>

/** A person names it, its children, its days and its colour; `firstId` has the pattern's first place. */
const content = {
  name: line(limits.parentingSchedule.name.max).check(z.minLength(limits.parentingSchedule.name.min, 'tooShort')),
  childIds: z.array(id, 'required').check(z.minLength(1, 'required'), z.maxLength(limits.children, 'tooLong')),
  firstId: id,
  startsOn: date,
  endsOn: z.nullable(date),
  colour: z.enum(calendarColours, 'required'),
  cycle,
  weekends: z.nullable(monthWeekends),
} as const

/** The one that it follows ends on the day before. */
export const newParentingSchedule = z.strictObject({ ...content, followsId: z.optional(id) })
export type NewParentingSchedule = z.infer<typeof newParentingSchedule>

/** `facts` are the chart's context. `answers` is empty for whoever is not told what the parents say, see `planAnswer.see`. */
export const parentingScheduleDto = z.object({
  id,
  status: z.enum(parentingScheduleStatuses),
  version: z.int(),
  ...content,
  secondId: id,
  answers: z.array(reasonedAnswerDto),
  createdBy: id,
  createdAt: instant,
  facts: planFacts,
  you: youAmong(planParties),
})
export type ParentingScheduleDto = z.infer<typeof parentingScheduleDto>

const seen = { version: z.int() } as const
export const parentingScheduleCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('parentingSchedule.edit'), ...seen, ...content }),
  z.strictObject({ type: z.literal('parentingSchedule.delete'), ...seen }),
  z.strictObject({ type: z.literal('parentingSchedule.confirm'), ...seen }),
  z.strictObject({ type: z.literal('parentingSchedule.dispute'), ...seen, reason: text(limits.note) }),
  z.strictObject({ type: z.literal('parentingSchedule.end'), ...seen }),
])
export type ParentingScheduleCommand = z.infer<typeof parentingScheduleCommand>

const path = '/pub/v1/parenting-schedules'
export const parentingScheduleRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary: 'The parenting schedules of the family, the latest first; deleted ones are left out.',
    output: z.object({ items: z.array(parentingScheduleDto) }),
  }),
  record: route({
    method: 'POST',
    path,
    access: 'bearer',
    summary: 'Records a parenting schedule. It decides from its first day on.',
    body: newParentingSchedule,
    ok: 201,
    output: parentingScheduleDto,
  }),
  get: route({
    method: 'GET',
    path: `${path}/:id`,
    access: 'bearer',
    summary: 'One parenting schedule.',
    params: itemParams,
    output: parentingScheduleDto,
  }),
  events: route({
    method: 'POST',
    path: `${path}/:id/events`,
    access: 'bearer',
    summary: 'A command to one parenting schedule; its chart decides.',
    params: itemParams,
    body: parentingScheduleCommand,
    output: parentingScheduleDto,
  }),
} as const
