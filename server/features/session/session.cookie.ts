import type { CookieSerializeOptions } from '@fastify/cookie'
import { limits } from '#contract/limits.ts'
import type { Config } from '../../config.ts'

const isHttps = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl.startsWith('https:')

/** Over https, the browser itself restricts the cookie to this host, this path and secure connections. */
export const cookieNameOf = (config: Pick<Config, 'publicUrl'>): string =>
  isHttps(config) ? '__Host-evenhand' : 'evenhand'

export const cookieOptionsOf = (config: Pick<Config, 'publicUrl'>): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure: isHttps(config),
  path: '/',
  maxAge: limits.sessionLife / 1000,
})
