import * as z from 'zod/mini'
import { emailChangeMachine } from '#machines/email-change/email-change.machine.ts'
import { leavesOf } from '#machines/shared/decide.ts'
import { instant } from '../common.ts'
import { email } from '../email.ts'
import { sameEmails } from '../identity.ts'
import { mailedToken } from '../registration/registration.ts'
import { route } from '../route.ts'

/** Statuses are the leaves of the chart; they are written nowhere else. */
const emailChangeStatuses = leavesOf(emailChangeMachine)

const status = z.enum(emailChangeStatuses)

/** `email` is the new address. `expiresAt` is when it is decided without the old one. */
const pendingDto = z.object({ status, email: z.string(), expiresAt: instant })
export type PendingEmailDto = z.infer<typeof pendingDto>

/** The holder of a mailed link learns which address it was sent to, and the new address. */
const linkDto = z.object({ party: z.enum(['newHolder', 'oldHolder']), status, email: z.string(), expiresAt: instant })
export type EmailLinkDto = z.infer<typeof linkDto>

export const newEmail = z.strictObject({ email, emailAgain: email }).check(sameEmails)
export type NewEmail = z.infer<typeof newEmail>

const path = '/pub/v1/me/email'
const link = '/pub/v1/email-change'
const byToken = z.strictObject({ token: mailedToken })

export const emailChangeRoutes = {
  current: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary: 'The change of address that the caller asked for, while it waits.',
    output: z.object({ pending: z.nullable(pendingDto) }),
  }),
  ask: route({
    method: 'POST',
    path,
    access: 'bearer',
    summary: 'Asks for another address, after the password was given again. Both addresses are mailed a link.',
    body: newEmail,
    ok: 204,
    output: z.void(),
  }),
  stop: route({
    method: 'DELETE',
    path,
    access: 'bearer',
    summary: 'Stops the change that waits, if one does.',
    ok: 204,
    output: z.void(),
  }),
  look: route({
    method: 'POST',
    path: `${link}/link`,
    access: 'none',
    summary: 'Says what a mailed link confirms. It changes nothing.',
    body: byToken,
    output: linkDto,
  }),
  confirm: route({
    method: 'POST',
    path: `${link}/confirm`,
    access: 'none',
    summary: 'Confirms the change for the address to which the link was mailed.',
    body: byToken,
    output: linkDto,
  }),
  stopByLink: route({
    method: 'POST',
    path: `${link}/stop`,
    access: 'none',
    summary: 'Stops the change by the link that was mailed to the old address.',
    body: byToken,
    output: linkDto,
  }),
} as const
