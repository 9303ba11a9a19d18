import * as z from 'zod/mini'
import { knownParent } from '#domain/known-parent.ts'
import { invitationMachine } from '#machines/invitations/invitation.machine.ts'
import { invitationParties } from '#machines/invitations/invitation.types.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { id, instant, itemParams, youAmong } from '../common.ts'
import { email } from '../email.ts'
import { personName } from '../identity.ts'
import { limits } from '../limits.ts'
import { mailedToken } from '../registration/registration.ts'
import { route } from '../route.ts'

/** Statuses are the leaves of the chart; they are written nowhere else. */
export const invitationStatuses = leavesOf(invitationMachine)
export type InvitationStatus = LeafOf<typeof invitationMachine>

export const invitationDto = z.object({
  id,
  status: z.enum(invitationStatuses),
  version: z.int(),
  facts: z.object({ joinsAt: z.enum(['nowhere', 'invited', 'other']) }),
  /** The parent whom it invites. */
  personId: id,
  /** The address to which it was mailed, for the inviter alone; null for everybody else. */
  email: z.nullable(z.string()),
  /** Another address with which somebody wants to join, for the inviter alone. */
  otherEmail: z.nullable(z.string()),
  sentAt: instant,
  respondBy: instant,
  changedAt: instant,
  you: youAmong(invitationParties),
})
export type InvitationDto = z.infer<typeof invitationDto>

/** The name is needed where the family has no other parent yet. */
export const newInvitation = z.strictObject({
  email,
  coparent: z.optional(
    z.strictObject({ firstName: personName(limits.identity.name), lastName: personName(limits.identity.name) }),
  ),
})
export type NewInvitation = z.infer<typeof newInvitation>

const seen = { version: z.int() } as const
const command = <Type extends string, Fields extends z.core.$ZodLooseShape>(type: Type, fields: Fields) =>
  z.strictObject({ type: z.literal(type), ...seen, ...fields })

export const invitationCommand = z.discriminatedUnion('type', [
  command('invitation.correct', { email }),
  command('invitation.resend', {}),
  command('invitation.withdraw', {}),
  command('invitation.confirm', {}),
  command('invitation.refuse', {}),
])
export type InvitationCommand = z.infer<typeof invitationCommand>

/** Holds all that the holder of the mailed link may know before they join. */
export const openedInvitationDto = z.object({
  status: z.enum(invitationStatuses),
  inviter: z.object({ firstName: z.string(), lastName: z.string() }),
  invitee: z.object({ firstName: z.string(), lastName: z.string() }),
  /** The invited address, with which the registration is accepted at once. */
  email: z.string(),
  country: z.string(),
  respondBy: instant,
})
export type OpenedInvitationDto = z.infer<typeof openedInvitationDto>

/** The opened invitation, for somebody who is signed in. */
export const answerableInvitationDto = z.extend(openedInvitationDto, {
  /** Their own address is the invited one, so that they can accept at once. */
  fits: z.boolean(),
  /** The inviter was asked whether this address is the other parent's. */
  asked: z.boolean(),
  /** They belong to this family already. */
  isOwn: z.boolean(),
  /** The families that they have, which stay as they are. Nothing was recorded in one that is `empty`. */
  families: z.array(z.object({ name: z.string(), empty: z.boolean() })),
})
export type AnswerableInvitationDto = z.infer<typeof answerableInvitationDto>

const path = '/pub/v1/invitations'
const output = invitationDto

export const invitationRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary: 'The invitations of the family, the newest first, and how each of its parents became known.',
    output: z.object({ items: z.array(invitationDto), known: z.array(knownParent) }),
  }),
  invite: route({
    method: 'POST',
    path,
    access: 'bearer',
    summary: 'Invites the other parent by mail.',
    body: newInvitation,
    ok: 201,
    output,
  }),
  get: route({
    method: 'GET',
    path: `${path}/:id`,
    access: 'bearer',
    summary: 'An invitation as it is now.',
    params: itemParams,
    output,
  }),
  events: route({
    method: 'POST',
    path: `${path}/:id/events`,
    access: 'bearer',
    summary: 'A command of the inviter; the chart decides.',
    params: itemParams,
    body: invitationCommand,
    output,
  }),
  /** Opening keeps the token in a cookie, so that the address of the page no longer needs it. It changes nothing else. */
  openMailed: route({
    method: 'POST',
    path: `${path}/open`,
    access: 'none',
    setsCookie: true,
    summary: 'Opens a mailed invitation. A registration that begins in this browser from now on follows it.',
    body: z.strictObject({ token: mailedToken }),
    output: openedInvitationDto,
  }),
  /** Both calls need the cookie of the invitation that was opened in this browser. */
  answerable: route({
    method: 'GET',
    path: `${path}/opened`,
    access: 'bearer',
    setsCookie: true,
    summary: 'The invitation that was opened in this browser, for somebody who has an account.',
    output: answerableInvitationDto,
  }),
  answerOpened: route({
    method: 'POST',
    path: `${path}/opened`,
    access: 'bearer',
    setsCookie: true,
    summary:
      'Answers it with the account of the session. Accepting makes the person a member of one more family, which is returned; with another address than the invited one the inviter is asked first.',
    body: z.discriminatedUnion('answer', [
      z.strictObject({ answer: z.literal('accept') }),
      z.strictObject({ answer: z.literal('ask') }),
      z.strictObject({ answer: z.literal('decline'), never: z.boolean() }),
    ]),
    output: z.object({ familyId: z.nullable(id) }),
  }),
  declineMailed: route({
    method: 'POST',
    path: `${path}/decline`,
    access: 'none',
    setsCookie: true,
    summary: 'Declines a mailed invitation, and all further ones to its address where `never` says so.',
    body: z.strictObject({ token: mailedToken, never: z.boolean() }),
    ok: 204,
    output: z.void(),
  }),
} as const
