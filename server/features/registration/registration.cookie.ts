import type { CookieSerializeOptions } from '@fastify/cookie'
import type { Config } from '../../config.ts'
import { cookieNameOf, cookieOptionsOf } from '../session/session.cookie.ts'

export const joinCookieNameOf = (config: Pick<Config, 'publicUrl'>): string => `${cookieNameOf(config)}-join`

/** It lasts as long as a registration. */
export const joinCookieOptionsOf = (
  config: Pick<Config, 'publicUrl' | 'registrationLife'>,
): CookieSerializeOptions => ({
  ...cookieOptionsOf(config),
  maxAge: Math.ceil(config.registrationLife / 1000),
})
