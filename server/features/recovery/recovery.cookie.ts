import type { CookieSerializeOptions } from '@fastify/cookie'
import { limits } from '#contract/limits.ts'
import type { Config } from '../../config.ts'
import { newToken } from '../session/new-token.ts'
import { cookieNameOf, cookieOptionsOf } from '../session/session.cookie.ts'

type Place = Pick<Config, 'publicUrl'>

/** It brings back what this browser typed, and gives no access to any account. */
export const recoveryCookieNameOf = (config: Place): string => `${cookieNameOf(config)}-recovery`

export const recoveryCookieOptionsOf = (config: Place): CookieSerializeOptions => ({
  ...cookieOptionsOf(config),
  maxAge: limits.recovery.life / 1000,
})

/** Returns the browser's token, or a new one. */
export const browserToken = (cookie: string | undefined): string =>
  cookie !== undefined && /^[\w-]{43}$/.test(cookie) ? cookie : newToken()
