import type { Caller } from './caller.ts'

/**
 * Lists what an administrator reaches in a session of their own: their account and the applications that wait for them.
 * Every other route that needs a caller refuses them with `notAllowed`, so a new route is refused unless it is listed
 * here. Their second step cannot be switched off, because nothing is decided without it.
 */
export const openToAdministrators: ReadonlySet<string> = new Set([
  'GET /ofw/appv2/localstorage.json',
  'GET /pub/v1/me',
  'PATCH /pub/v1/me/locale',
  'PATCH /pub/v1/me/time-zone',
  'POST /pub/v1/me/password',
  'POST /pub/v1/me/password/confirm',
  'GET /pub/v1/me/step-up',
  'POST /pub/v1/me/step-up/passkey/options',
  'POST /pub/v1/me/step-up/passkey',
  'GET /pub/v1/me/sign-ins',
  'POST /pub/v1/me/sessions/end-others',
  'DELETE /pub/v1/me/sessions/:id',
  'GET /pub/v1/me/passkeys',
  'POST /pub/v1/me/passkeys/options',
  'POST /pub/v1/me/passkeys',
  'PATCH /pub/v1/me/passkeys/:id',
  'DELETE /pub/v1/me/passkeys/:id',
  'POST /pub/v1/me/second-step',
  'POST /pub/v1/me/second-step/confirm',
  'POST /pub/v1/me/second-step/passkey',
  'POST /pub/v1/me/second-step/codes',
  'GET /pub/v1/me/second-step/removal',
  'DELETE /pub/v1/me/second-step/removal',
  'GET /pub/v1/fee-waivers',
  'GET /pub/v1/fee-waivers/:id',
  'POST /pub/v1/fee-waivers/:id/events',
  'GET /pub/v1/fee-waiver-documents/:id/content',
])

/** Tells an administrator in a session of their own. One who looks at a family looks as somebody else. */
export const isAdministrator = ({ userType, viewer }: Pick<Caller, 'userType' | 'viewer'>): boolean =>
  userType === 'admin' && viewer === null

type Routed = { readonly method: string | string[]; readonly url?: string | undefined }

/** Says whether a caller is kept from a route because they are an administrator. */
export const isClosedTo = (caller: Pick<Caller, 'userType' | 'viewer'>, { method, url }: Routed): boolean =>
  isAdministrator(caller) && !openToAdministrators.has(`${String(method)} ${url ?? ''}`)
