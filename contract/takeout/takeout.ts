import * as z from 'zod/mini'
import { route } from '../route.ts'

/** A person's own copy of all that is stored of them. No plan and no lapse limits it. */
export const takeoutRoutes = {
  prepare: route({
    method: 'POST',
    path: '/pub/v1/me/everything',
    access: 'bearer',
    summary: 'Asks whether everything of the caller may be downloaded now, which takes the password again.',
    body: z.strictObject({}),
    ok: 204,
    output: z.void(),
  }),
  download: route({
    method: 'GET',
    path: '/pub/v1/me/everything',
    access: 'cookie',
    pace: 'takeouts',
    summary:
      'Everything of the caller as a zip: the account and the plan as JSON, and of each of their families the signed record, or the messages and journal of whoever reads none, and the files that they may open.',
    output: z.unknown(),
  }),
} as const
