import * as z from 'zod/mini'
import { accountClosingMachine } from '#machines/account-closing/account-closing.machine.ts'
import { leavesOf } from '#machines/shared/decide.ts'
import { instant } from '../common.ts'
import { route } from '../route.ts'

/** Statuses are the leaves of the chart; they are written nowhere else. */
export const accountClosingStatuses = leavesOf(accountClosingMachine)

/** `own` is false for an account that parents made, which they end. `dueAt` is null while nothing was asked for. */
export const accountClosingDto = z.object({
  status: z.enum(accountClosingStatuses),
  facts: z.object({ due: z.boolean(), own: z.boolean(), administers: z.boolean() }),
  askedAt: z.nullable(instant),
  dueAt: z.nullable(instant),
})
export type AccountClosingDto = z.infer<typeof accountClosingDto>

const path = '/pub/v1/me/closing'
const output = accountClosingDto

export const accountClosingRoutes = {
  current: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary: 'Whether the caller asked for their account to be closed, and when it is.',
    output,
  }),
  ask: route({
    method: 'POST',
    path,
    access: 'bearer',
    summary: 'Closes the account in 14 days, unless it is kept. It takes the password again.',
    body: z.strictObject({}),
    output,
  }),
  stop: route({
    method: 'DELETE',
    path,
    access: 'bearer',
    summary: 'Keeps the account. Repeating it changes nothing.',
    output,
  }),
} as const
