import * as z from 'zod/mini'
import { route } from '../route.ts'

/** The login asks this alone of the internal routes. */
export const testUsersRoute = route({
  method: 'GET',
  path: '/pub/v1/dev/test-users',
  access: 'none',
  summary: 'The demo people.',
  output: z.array(z.object({ username: z.string(), name: z.string(), role: z.string(), family: z.string() })),
})
