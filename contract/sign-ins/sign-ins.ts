import * as z from 'zod/mini'
import { id, instant } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'
import { deviceDto } from './device.ts'

/** The first steps that do not count as both. */
export const halfSteps = ['password', 'link'] as const
export type HalfStep = (typeof halfSteps)[number]

export const firstSteps = [...halfSteps, 'passkey', 'joining'] as const
export const secondSteps = ['code', 'recoveryCode', 'passkey'] as const

const signInDto = z.object({
  id,
  at: instant,
  /** Null where the browser did not say. */
  device: z.nullable(deviceDto),
  newDevice: z.boolean(),
  /** How the person showed who they are. */
  first: z.enum(firstSteps),
  /** Null where no second step was asked for. */
  second: z.nullable(z.enum(secondSteps)),
})
export type SignInDto = z.infer<typeof signInDto>

/** The steps by which somebody signs in. */
export type SignInSteps = Pick<SignInDto, 'first' | 'second'>

const limit = z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.page.max))

export const signInsRoutes = {
  list: route({
    method: 'GET',
    path: '/pub/v1/me/sign-ins',
    access: 'bearer',
    summary: "The caller's own sign-ins of the last twelve months, newest first. No record of a family contains them.",
    query: z.object({ after: z.optional(id), limit: z.optional(limit) }),
    output: z.object({
      items: z.array(signInDto),
      /** Pass it as `after` for the next page. Null at the end. */
      next: z.nullable(id),
    }),
  }),
} as const
