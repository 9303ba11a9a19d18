import { type RecoveryPage, recoveryPageAt } from '#machines/session/pages.ts'

/** The login app shows the form, a way back into an account, or the mailed link to sign in with. */
export type Screen =
  | { readonly page: 'login' }
  | { readonly page: 'link'; readonly token: string }
  | { readonly page: RecoveryPage; readonly token: string }

const mailedLink = /^#link=([\w-]+)$/

export function screenAt({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Screen {
  const page = recoveryPageAt(pathname)
  if (page) return { page, token: hash.slice(1) }
  const [, token] = mailedLink.exec(hash) ?? []
  return token === undefined ? { page: 'login' } : { page: 'link', token }
}
