/**
 * Lists the commands that go on while a family is held. They concern the person's own account, plan and other
 * families, or are how things are read: opening an item stamps that it was seen. Everything else that is no GET is
 * refused with `familyHeld`, so a new route is refused unless it is listed here.
 */
export const allowedWhileHeld: ReadonlySet<string> = new Set([
  'POST /pub/v1/me/password/confirm',
  'POST /pub/v1/me/password',
  'POST /pub/v1/me/sessions/end-others',
  'DELETE /pub/v1/me/sessions/:id',
  'PATCH /pub/v1/me/locale',
  'PATCH /pub/v1/me/time-zone',
  'PUT /pub/v1/me/username',
  'POST /pub/v1/me/passkeys/options',
  'POST /pub/v1/me/passkeys',
  'PATCH /pub/v1/me/passkeys/:id',
  'DELETE /pub/v1/me/passkeys/:id',
  'POST /pub/v1/me/step-up/passkey/options',
  'POST /pub/v1/me/step-up/passkey',
  'POST /pub/v1/me/second-step',
  'POST /pub/v1/me/second-step/confirm',
  'POST /pub/v1/me/second-step/passkey',
  'POST /pub/v1/me/second-step/codes',
  'DELETE /pub/v1/me/second-step',
  'DELETE /pub/v1/me/second-step/removal',
  'POST /pub/v1/me/email',
  'DELETE /pub/v1/me/email',
  'PUT /pub/v1/me/profile/contact',
  'PUT /pub/v1/me/profile/avatar-color',
  'PUT /pub/v1/me/profile/week-start',
  'PUT /pub/v1/me/calendar-view',
  'PUT /pub/v1/me/notices',
  'POST /pub/v1/notices/seen',
  'POST /pub/v1/me/closing',
  'DELETE /pub/v1/me/closing',
  'POST /pub/v1/me/everything',
  'POST /pub/v1/record/proofs',
  'POST /pub/v1/expenses/:id/open',
  'POST /pub/v1/messages/:id/look',
  'POST /pub/v1/messages/move',
  'PUT /pub/v1/me/messages',
  'POST /pub/v1/deliveries/:id/events',
  'POST /pub/v1/contact',
  'POST /pub/v1/me/families/choose',
  'POST /pub/v1/me/families',
  'POST /pub/v1/invitations/opened',
  'POST /pub/v1/plan/subscriptions/:id/events',
  'POST /pub/v1/plan/subscriptions/:id/upgrade',
  'POST /pub/v1/plan/card',
  'POST /pub/v1/plan/card/look',
  'DELETE /pub/v1/plan/card',
  'POST /pub/v1/plan/by-token',
  'POST /pub/v1/plan/by-token/events',
  'POST /pub/v1/plan/by-token/card',
  'POST /pub/v1/plan/by-token/card/look',
  'POST /pub/v1/fee-waivers',
  'POST /pub/v1/fee-waivers/:id/documents',
  'POST /pub/v1/fee-waivers/:id/events',
  'POST /pub/v1/fee-waivers/by-token',
  'POST /pub/v1/fee-waivers/by-token/apply',
  'POST /pub/v1/fee-waivers/by-token/withdraw',
  'POST /pub/v1/fee-waivers/by-token/documents',
])

type Routed = { readonly method: string | string[]; readonly url?: string | undefined }

/** Says whether a request goes on while the family that its caller looks at is held. Reading and exporting do. */
export const isAllowedWhileHeld = ({ method, url }: Routed): boolean =>
  ['GET', 'HEAD'].includes(String(method)) || allowedWhileHeld.has(`${String(method)} ${url ?? ''}`)
