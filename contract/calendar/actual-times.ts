import * as z from 'zod/mini'
import { epochOf } from '#domain/time.ts'
import { actualTimeMachine } from '#machines/calendar/actual-time.machine.ts'
import { claimParties } from '#machines/claim/claim.types.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { id, instant, isFromEarliest, itemParams, text, youAmong } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'

/** Statuses are the leaves of the chart; they are written nowhere else. */
export const actualTimeStatuses = leavesOf(actualTimeMachine)
export type ActualTimeStatus = LeafOf<typeof actualTimeMachine>

const longest = limits.actualTime.days * 24 * 3_600_000
type Time = { readonly from: string; readonly until: string }
const inOrder = z.refine<Time>(({ from, until }) => from < until, { error: 'endBeforeStart', path: ['until'] })
const isShort = z.refine<Time>(({ from, until }) => epochOf(until) - epochOf(from) <= longest, {
  error: 'overAYear',
  path: ['until'],
})

/** People type these times, so one that lies too far back is named as such. */
const typed = z.iso.datetime({ precision: 3, abort: true }).check(z.refine(isFromEarliest, 'tooEarly'))

/** The children were with `parentId` from one instant to another, which has passed; `why` says what had happened. */
const content = {
  parentId: id,
  childIds: z.array(id, 'required').check(z.minLength(1, 'required'), z.maxLength(limits.children, 'tooLong')),
  from: typed,
  until: typed,
  why: text(limits.actualTime.why),
} as const

export const newActualTime = z.strictObject(content).check(inOrder, isShort)
export type NewActualTime = z.infer<typeof newActualTime>

export const actualTimeDto = z.object({
  id,
  status: z.enum(actualTimeStatuses),
  version: z.int(),
  ...content,
  /** The other parent's words with a dispute. */
  reason: z.nullable(z.string()),
  createdBy: id,
  otherId: id,
  createdAt: instant,
  changedAt: instant,
  you: youAmong(claimParties),
})
export type ActualTimeDto = z.infer<typeof actualTimeDto>

const seen = { version: z.int() } as const
export const actualTimeCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('actualTime.confirm'), ...seen }),
  z.strictObject({ type: z.literal('actualTime.dispute'), ...seen, reason: text(limits.actualTime.why) }),
  z.strictObject({ type: z.literal('actualTime.withdraw'), ...seen }),
])
export type ActualTimeCommand = z.infer<typeof actualTimeCommand>

const path = '/pub/v1/actual-times'
export const actualTimeRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary: 'What the parents recorded as having really happened, the latest time first.',
    output: z.object({ items: z.array(actualTimeDto) }),
  }),
  record: route({
    method: 'POST',
    path,
    access: 'bearer',
    summary:
      'Records with whom children really were. It changes no plan, and counts once the other parent confirms it.',
    body: newActualTime,
    ok: 201,
    output: actualTimeDto,
  }),
  get: route({
    method: 'GET',
    path: `${path}/:id`,
    access: 'bearer',
    summary: 'One time as it really was.',
    params: itemParams,
    output: actualTimeDto,
  }),
  events: route({
    method: 'POST',
    path: `${path}/:id/events`,
    access: 'bearer',
    summary: 'A command to one time as it really was; its chart decides.',
    params: itemParams,
    body: actualTimeCommand,
    output: actualTimeDto,
  }),
} as const
