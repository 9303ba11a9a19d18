import * as z from 'zod/mini'
import { feeWaiverMachine } from '#machines/fee-waivers/fee-waiver.machine.ts'
import { feeWaiverParties } from '#machines/fee-waivers/fee-waiver.types.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { id, instant, itemParams, optionalText, text, youAmong } from '../common.ts'
import { email } from '../email.ts'
import { receiptTypes } from '../files/file-types.ts'
import { route } from '../route.ts'
import { planToken } from '../subscriptions/plan-token.ts'
import { feeWaiverDocumentUse } from './document-use.ts'
import { feeWaiverLimits } from './limits.ts'

/** Statuses are the leaves of the chart; they are written nowhere else. */
export const feeWaiverStatuses = leavesOf(feeWaiverMachine)
export type FeeWaiverStatus = LeafOf<typeof feeWaiverMachine>

/** Says what a document shows. Its file name is not asked for, because names of files say too much. */
export const documentKinds = ['benefits', 'income', 'taxes', 'court', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const feeWaiverDocumentDto = z.object({
  id,
  kind: z.enum(documentKinds),
  type: z.enum(receiptTypes),
  bytes: z.int(),
  addedAt: instant,
})
export type FeeWaiverDocumentDto = z.infer<typeof feeWaiverDocumentDto>

/** Nobody but the applicant and administrators ever sees one. */
export const feeWaiverDto = z.object({
  id,
  status: z.enum(feeWaiverStatuses),
  version: z.int(),
  facts: z.object({ documented: z.boolean() }),
  applicant: z.object({ firstName: z.string(), lastName: z.string() }),
  note: z.nullable(z.string()),
  /** They are deleted some time after the application ended. */
  documents: z.array(feeWaiverDocumentDto),
  /** The administrator's, where they refused. */
  reason: z.nullable(z.string()),
  appliedAt: instant,
  endedAt: z.nullable(instant),
  you: youAmong(feeWaiverParties),
})
export type FeeWaiverDto = z.infer<typeof feeWaiverDto>

/** `waiver` is the last application. `grantedUntil` is the end of a granted year that has not passed. */
export const ownFeeWaiverDto = z.object({
  waiver: z.nullable(feeWaiverDto),
  grantedUntil: z.nullable(instant),
  mayApply: z.boolean(),
})
export type OwnFeeWaiverDto = z.infer<typeof ownFeeWaiverDto>

const seen = { version: z.int() } as const
const withdraw = z.strictObject({ type: z.literal('feeWaiver.withdraw'), ...seen })

export const feeWaiverCommand = z.discriminatedUnion('type', [
  withdraw,
  z.strictObject({ type: z.literal('feeWaiver.grant'), ...seen }),
  z.strictObject({ type: z.literal('feeWaiver.refuse'), ...seen, reason: text(feeWaiverLimits.reason) }),
])
export type FeeWaiverCommand = z.infer<typeof feeWaiverCommand>

const application = { note: optionalText(feeWaiverLimits.note) } as const

/** Base64 has four signs for three bytes. The limit is higher than what is accepted, so that a slightly too large file gets a helpful answer. */
const mostSigns = 2 * feeWaiverDocumentUse.bytes
/** The contents are in the body beside the token, because a token must stand in no address. */
const document = {
  ...seen,
  kind: z.enum(documentKinds, 'required'),
  contents: z.string('required').check(z.maxLength(mostSigns, 'tooLarge')),
} as const
const bytes = mostSigns + 10_000

const path = '/pub/v1/fee-waivers'
const token = planToken
const output = feeWaiverDto

export const feeWaiverRoutes = {
  own: route({
    method: 'GET',
    path: `${path}/own`,
    access: 'bearer',
    summary: 'The caller’s last application for a year that costs nothing. The other parent learns nothing of it.',
    output: ownFeeWaiverDto,
  }),
  apply: route({
    method: 'POST',
    path,
    access: 'bearer',
    summary: 'Applies. Whoever has applied already gets that application; documents are added to it.',
    body: z.strictObject(application),
    ok: 201,
    output,
  }),
  list: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary: 'Applications, for administrators: those that wait for a decision, the oldest first, or those that ended.',
    query: z.object({ show: z.optional(z.enum(['waiting', 'ended'])) }),
    output: z.object({ items: z.array(feeWaiverDto) }),
  }),
  get: route({
    method: 'GET',
    path: `${path}/:id`,
    access: 'bearer',
    summary: 'An application, for its applicant and for administrators.',
    params: itemParams,
    output,
  }),
  events: route({
    method: 'POST',
    path: `${path}/:id/events`,
    access: 'bearer',
    summary: 'A command; the chart decides.',
    params: itemParams,
    body: feeWaiverCommand,
    output,
  }),
  addDocument: route({
    method: 'POST',
    path: `${path}/:id/documents`,
    access: 'bearer',
    summary: 'Adds a document, in base64. It is looked at before it is stored.',
    params: itemParams,
    body: z.strictObject(document),
    bytes,
    output,
  }),
  content: route({
    method: 'GET',
    path: '/pub/v1/fee-waiver-documents/:id/content',
    access: 'cookie',
    summary: 'The bytes of a document, for its applicant and for administrators.',
    params: itemParams,
    output: z.unknown(),
  }),
  askLink: route({
    method: 'POST',
    path: '/pub/v1/fee-waiver-links',
    access: 'none',
    summary: 'Asks for a link by mail. The answer is the same whether or not there is an account.',
    body: z.strictObject({ email }),
    ok: 204,
    output: z.void(),
  }),
  byToken: route({
    method: 'POST',
    path: `${path}/by-token`,
    access: 'optional',
    summary: 'The same as one’s own, for whoever holds a sealed token, without a session or in one of their own.',
    body: z.strictObject({ token }),
    output: ownFeeWaiverDto,
  }),
  applyByToken: route({
    method: 'POST',
    path: `${path}/by-token/apply`,
    access: 'optional',
    summary: 'Applies by a sealed token.',
    body: z.strictObject({ token, ...application }),
    ok: 201,
    output,
  }),
  withdrawByToken: route({
    method: 'POST',
    path: `${path}/by-token/withdraw`,
    access: 'optional',
    summary: 'Withdraws the present application by a sealed token.',
    body: z.strictObject({ token, ...seen }),
    output,
  }),
  addDocumentByToken: route({
    method: 'POST',
    path: `${path}/by-token/documents`,
    access: 'optional',
    summary: 'Adds a document to the present application by a sealed token.',
    body: z.strictObject({ token, ...document }),
    bytes,
    output,
  }),
} as const
