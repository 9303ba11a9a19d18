import * as z from 'zod/mini'
import { changeRequestMachine } from '#machines/calendar/change-request.machine.ts'
import { changeRequestParties } from '#machines/calendar/change-request.types.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { id, instant, itemParams, optionalText, text, youAmong } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'
import { changeKinds } from './change-kinds.ts'

/** Statuses are the leaves of the chart; they are written nowhere else. */
export const changeRequestStatuses = leavesOf(changeRequestMachine)
export type ChangeRequestStatus = LeafOf<typeof changeRequestMachine>

type Time = { readonly from: string; readonly until: string }
const inOrder = z.refine<Time>(({ from, until }) => from < until, { error: 'endBeforeStart', path: ['until'] })

/** The children are with `parentId` from one instant to another. */
const exchangedTime = z.strictObject({ parentId: id, from: instant, until: instant }).check(inOrder)
export type ExchangedTime = z.infer<typeof exchangedTime>

/** One time is given or taken; a second one, with the other parent, is what is given for it. */
const content = {
  kind: z.enum(changeKinds, 'required'),
  childIds: z.array(id, 'required').check(z.minLength(1, 'required'), z.maxLength(limits.children, 'tooLong')),
  times: z.array(exchangedTime, 'required').check(z.minLength(1, 'required'), z.maxLength(2, 'tooLong')),
  reason: text(limits.changeRequest.reason),
  expiresAt: instant,
} as const

export const newChangeRequest = z.strictObject(content)
export type NewChangeRequest = z.infer<typeof newChangeRequest>

/** Requests that answer one another have the same `root`, and each names the one before. `facts` are the chart's context. */
export const changeRequestDto = z.object({
  id,
  root: id,
  previousId: z.nullable(id),
  status: z.enum(changeRequestStatuses),
  version: z.int(),
  ...content,
  /** The answerer's words with a refusal. */
  answer: z.nullable(z.string()),
  askerId: id,
  answererId: id,
  createdAt: instant,
  changedAt: instant,
  /** From this instant on nobody can answer. */
  respondBy: instant,
  facts: z.object({ free: z.boolean(), counterable: z.boolean(), over: z.boolean() }),
  you: youAmong(changeRequestParties),
})
export type ChangeRequestDto = z.infer<typeof changeRequestDto>

const seen = { version: z.int() } as const
export const changeRequestCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('changeRequest.approve'), ...seen }),
  z.strictObject({
    type: z.literal('changeRequest.decline'),
    ...seen,
    reason: optionalText(limits.changeRequest.reason),
  }),
  z.strictObject({ type: z.literal('changeRequest.counter'), ...seen, proposal: newChangeRequest }),
  z.strictObject({ type: z.literal('changeRequest.withdraw'), ...seen }),
])
export type ChangeRequestCommand = z.infer<typeof changeRequestCommand>

const path = '/pub/v1/change-requests'
export const changeRequestRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary: 'The change requests of both parents, the latest first.',
    output: z.object({ items: z.array(changeRequestDto) }),
  }),
  ask: route({
    method: 'POST',
    path,
    access: 'bearer',
    summary: 'Asks the other parent to exchange times.',
    body: newChangeRequest,
    ok: 201,
    output: changeRequestDto,
  }),
  get: route({
    method: 'GET',
    path: `${path}/:id`,
    access: 'bearer',
    summary: 'One change request.',
    params: itemParams,
    output: changeRequestDto,
  }),
  events: route({
    method: 'POST',
    path: `${path}/:id/events`,
    access: 'bearer',
    summary: 'A command to one change request; its chart decides.',
    params: itemParams,
    body: changeRequestCommand,
    output: changeRequestDto,
  }),
} as const
