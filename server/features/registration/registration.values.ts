import * as z from 'zod/mini'
import { mailedToken } from '#contract/registration/registration.ts'
import { inviteCookieNameOf } from '../invitations/invite.cookie.ts'
import type { BrowserValues } from '../session/session.values.ts'
import { joinCookieNameOf } from './registration.cookie.ts'
import { isOpen, registrationBy } from './registration.store.ts'

/** Returns where the registration of this browser stands, and the invitation that was opened in it. */
export const valuesOfJoining: BrowserValues = async (tx, { cookies, config, now }) => {
  const token = cookies[joinCookieNameOf(config)]
  const row = token === undefined ? undefined : await registrationBy(tx, token, 'toRead')
  const opened = cookies[inviteCookieNameOf(config)] ?? ''
  return {
    joinState: row && isOpen(row, now) ? row.status : null,
    inviteToken: z.safeParse(mailedToken, opened).data ?? null,
  }
}
