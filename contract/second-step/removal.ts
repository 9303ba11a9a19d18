import * as z from 'zod/mini'
import { instant } from '../common.ts'
import { route } from '../route.ts'

/** The mailed token of a link. One of another form was never mailed. */
const token = z.string('required').check(z.regex(/^[\w-]{43}$/, 'malformed'))

const waitingRemoval = z.object({ askedAt: instant, dueAt: instant })
export type WaitingRemoval = z.infer<typeof waitingRemoval>

export const removalRoutes = {
  ask: route({
    method: 'POST',
    path: '/pub/v1/sign-in/second-step/removal',
    access: 'none',
    summary:
      'Asks in a sign-in that answered `secondStepNeeded` to remove the second step in 72 hours. Every session and the address are told, and any of them can stop it.',
    body: z.strictObject({}),
    output: waitingRemoval,
  }),
  current: route({
    method: 'GET',
    path: '/pub/v1/me/second-step/removal',
    access: 'bearer',
    summary: "The removal of the caller's second step that waits; null when none does.",
    output: z.object({ waiting: z.nullable(waitingRemoval) }),
  }),
  stop: route({
    method: 'DELETE',
    path: '/pub/v1/me/second-step/removal',
    access: 'bearer',
    summary: 'Stops the removal of the second step. It asks for nothing again, because it takes nothing away.',
    ok: 204,
    output: z.void(),
  }),
  stopByLink: route({
    method: 'POST',
    path: '/pub/v1/second-step-removal/stop',
    access: 'none',
    summary: 'Stops the removal of the second step by the mailed link.',
    body: z.strictObject({ token }),
    ok: 204,
    output: z.void(),
  }),
} as const
