import * as z from 'zod/mini'
import { mailedToken } from '../registration/registration.ts'
import { route } from '../route.ts'

export const familyHoldRoutes = {
  claim: route({
    method: 'POST',
    path: '/pub/v1/invitations/claim',
    access: 'none',
    summary:
      'Says by a mailed invitation that somebody else joined as its reader. The family can only be read until an administrator decides.',
    body: z.strictObject({ token: mailedToken }),
    ok: 204,
    output: z.void(),
  }),
} as const
