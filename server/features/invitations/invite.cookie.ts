import type { CookieSerializeOptions } from '@fastify/cookie'
import { limits } from '#contract/limits.ts'
import type { Config } from '../../config.ts'
import { cookieNameOf, cookieOptionsOf } from '../session/session.cookie.ts'

/** The token of the invitation that was opened in this browser. */
export const inviteCookieNameOf = (config: Pick<Config, 'publicUrl'>): string => `${cookieNameOf(config)}-invite`

export const inviteCookieOptionsOf = (config: Pick<Config, 'publicUrl'>): CookieSerializeOptions => ({
  ...cookieOptionsOf(config),
  maxAge: limits.invitation.life / 1000,
})
