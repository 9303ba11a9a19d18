import * as z from 'zod/mini'
import { invitationMachine } from '#machines/invitations/invitation.machine.ts'
import { invitationParties } from '#machines/invitations/invitation.types.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { id, instant, itemParams, youAmong } from '../common.ts'
import { email } from '../email.ts'
import { nameLine } from '../identity.ts'
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
    z.strictObject({ firstName: nameLine(limits.identity.name), lastName: nameLine(limits.identity.name) }),
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

const path = '/pub/v1/invitations'
const output = invitationDto

export const invitationRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary: 'The invitations of the family, the newest first.',
    output: z.object({ items: z.array(invitationDto) }),
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
