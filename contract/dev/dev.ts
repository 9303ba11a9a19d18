import * as z from 'zod/mini'
import { id, instant } from '../common.ts'
import { allFlags } from '../flags.ts'
import { route } from '../route.ts'
import { testUsersRoute } from './test-users.ts'

/** These routes serve internal pages and do not exist in production. */
export const devRoutes = {
  testUsers: testUsersRoute,
  signInAs: route({
    method: 'POST',
    path: '/pub/v1/dev/sign-in-as',
    access: 'none',
    setsCookie: true,
    summary: 'Begins a session as a demo person.',
    body: z.strictObject({ username: z.string() }),
    ok: 204,
    output: z.void(),
  }),
  outbox: route({
    method: 'GET',
    path: '/pub/v1/dev/outbox',
    access: 'none',
    summary: 'Mails that would have been sent, newest first.',
    output: z.array(
      z.object({
        id,
        at: instant,
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        attachments: z.array(z.object({ filename: z.string(), content: z.string() })),
      }),
    ),
  }),
  jobs: route({
    method: 'GET',
    path: '/pub/v1/dev/jobs',
    access: 'none',
    summary: 'Jobs by queue and state.',
    output: z.array(z.object({ queue: z.string(), state: z.string(), count: z.int() })),
  }),
  flags: route({
    method: 'GET',
    path: '/pub/v1/dev/flags',
    access: 'bearer',
    summary: 'Every flag: what its rule says of the caller, the switch of this session, and what holds.',
    output: z.array(
      z.object({ flag: z.enum(allFlags), rule: z.boolean(), own: z.nullable(z.boolean()), on: z.boolean() }),
    ),
  }),
  setFlag: route({
    method: 'PUT',
    path: '/pub/v1/dev/flags',
    access: 'bearer',
    summary: 'Switches one flag for this session; null takes the switch away.',
    body: z.strictObject({ flag: z.enum(allFlags), on: z.nullable(z.boolean()) }),
    ok: 204,
    output: z.void(),
  }),
} as const
