import * as z from 'zod/mini'
import { orRequired, text } from './common.ts'
import { email } from './email.ts'
import { limits } from './limits.ts'
import { route } from './route.ts'

export const contactReasons = ['billing', 'inquiry', 'technical', 'suggestions'] as const
export type ContactReason = (typeof contactReasons)[number]

/** A message from somebody with a session; they are answered at their account's address. */
export const ownMessage = z.strictObject({
  reason: z.enum(contactReasons, orRequired('notAChoice')),
  message: text(limits.messageBody),
})
/** Somebody without a session says where to send the answer. */
export const strangersMessage = z.strictObject({ ...ownMessage.shape, email })

export const contactRoutes = {
  send: route({
    method: 'POST',
    path: '/pub/v1/contact',
    access: 'optional',
    summary: 'A message to us: kept before it is answered, and mailed until it has arrived.',
    body: z.strictObject({ ...ownMessage.shape, email: z.optional(email) }),
    ok: 204,
    output: z.void(),
  }),
} as const
