import * as z from 'zod/mini'
import { daysBetween } from '#domain/time.ts'
import { schoolBreakMachine } from '#machines/calendar/school-break.machine.ts'
import { schoolBreakParties } from '#machines/calendar/school-break.types.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { date, id, instant, itemParams, line, youAmong } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'

/** Statuses are the leaves of the chart; they are written nowhere else. */
export const schoolBreakStatuses = leavesOf(schoolBreakMachine)
export type SchoolBreakStatus = LeafOf<typeof schoolBreakMachine>

const days = { name: line(limits.schoolBreak.name), from: date, to: date } as const
type Days = { readonly from: string; readonly to: string }
const inOrder = z.refine<Days>(({ from, to }) => from <= to, { error: 'endBeforeStart', path: ['to'] })
const isShort = z.refine<Days>(({ from, to }) => daysBetween(from, to) < limits.schoolBreak.days, {
  error: 'overAYear',
  path: ['to'],
})
/** From the first day to the last one, both included. */
export const newSchoolBreak = z.strictObject(days).check(inOrder, isShort)
export type NewSchoolBreak = z.infer<typeof newSchoolBreak>

const childIds = z.array(id, 'required').check(z.minLength(1, 'required'), z.maxLength(limits.children, 'tooLong'))

/** Several are listed at once where they come from a file or from another calendar. */
export const newSchoolBreaks = z.strictObject({
  childIds,
  breaks: z
    .array(newSchoolBreak, 'required')
    .check(z.minLength(1, 'required'), z.maxLength(limits.schoolBreak.atOnce, 'tooLong')),
})
export type NewSchoolBreaks = z.infer<typeof newSchoolBreaks>

export const schoolBreakDto = z.object({
  id,
  status: z.enum(schoolBreakStatuses),
  version: z.int(),
  childIds,
  ...days,
  createdBy: id,
  createdAt: instant,
  facts: z.object({ begun: z.boolean() }),
  you: youAmong(schoolBreakParties),
})
export type SchoolBreakDto = z.infer<typeof schoolBreakDto>

export const schoolBreakCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('schoolBreak.remove'), version: z.int() }),
])
export type SchoolBreakCommand = z.infer<typeof schoolBreakCommand>

const path = '/pub/v1/school-breaks'
const list = z.object({ items: z.array(schoolBreakDto) })
export const schoolBreakRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary: 'The days on which the family’s children have no school, in order; removed ones are left out.',
    output: list,
  }),
  add: route({
    method: 'POST',
    path,
    access: 'bearer',
    summary: 'Lists days without school. Those that are listed already for these children are not listed again.',
    body: newSchoolBreaks,
    ok: 201,
    output: list,
  }),
  get: route({
    method: 'GET',
    path: `${path}/:id`,
    access: 'bearer',
    summary: 'One entry of the days without school.',
    params: itemParams,
    output: schoolBreakDto,
  }),
  events: route({
    method: 'POST',
    path: `${path}/:id/events`,
    access: 'bearer',
    summary: 'A command to one entry of the days without school; its chart decides.',
    params: itemParams,
    body: schoolBreakCommand,
    output: schoolBreakDto,
  }),
} as const
