import * as z from 'zod/mini'
import { isTimeZone } from '#domain/time.ts'
import { id, instant, itemParams, localeCode } from './common.ts'
import { limits } from './limits.ts'
import { route } from './route.ts'
import { secondStepState } from './second-step/second-step.ts'
import { deviceDto } from './sign-ins/device.ts'

const accountDto = z.object({
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  /** Empty for an account that was made without an address. */
  email: z.string(),
  role: z.enum(['parent', 'child', 'thirdParty', 'professional', 'admin']),
  locale: localeCode,
  timeZone: z.string(),
  /** Null when the person has no password. */
  passwordChangedAt: z.nullable(instant),
  secondStep: secondStepState,
  /** The present session comes first. No address is stored; `device` is null where the browser did not say. */
  sessions: z.array(
    z.object({ id, device: z.nullable(deviceDto), since: instant, lastUsedAt: instant, current: z.boolean() }),
  ),
})
export type AccountDto = z.infer<typeof accountDto>

export const timeZone = z.string('required').check(z.refine(isTimeZone, 'notAChoice'))

const given = z.string('required').check(z.minLength(1, 'required'), z.maxLength(200, 'tooLong'))

export const accountRoutes = {
  current: route({
    method: 'GET',
    path: '/pub/v1/me',
    access: 'bearer',
    summary: "The caller's own account, also while they look on as somebody else.",
    output: accountDto,
  }),
  setTimeZone: route({
    method: 'PATCH',
    path: '/pub/v1/me/time-zone',
    access: 'bearer',
    summary: 'Keeps the time zone a person chose.',
    body: z.strictObject({ timeZone }),
    ok: 204,
    output: z.void(),
  }),
  endOtherSessions: route({
    method: 'POST',
    path: '/pub/v1/me/sessions/end-others',
    access: 'bearer',
    summary: 'Signs out every other device.',
    body: z.strictObject({}),
    output: z.object({ ended: z.int() }),
  }),
  endSession: route({
    method: 'DELETE',
    path: '/pub/v1/me/sessions/:id',
    access: 'bearer',
    summary: 'Signs out one device. A session that has ended already, or is somebody else’s, changes nothing.',
    params: itemParams,
    ok: 204,
    output: z.void(),
  }),
  changePassword: route({
    method: 'POST',
    path: '/pub/v1/me/password',
    access: 'bearer',
    setsCookie: true,
    summary: `A new password, by the rules for new ones (${limits.password.current.min} to ${limits.password.current.max} characters). Signs out every other device, and gives this one a new cookie.`,
    body: z.strictObject({ current: given, next: given }),
    output: z.object({ ended: z.int() }),
  }),
} as const
