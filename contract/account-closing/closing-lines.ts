/**
 * Everything that ends with an account, as the page lists it before anybody asks for it. Each part of the server that
 * ends something names its line, so none ends unsaid.
 */
export const endingLines = [
  'signIn',
  'payments',
  'requests',
  'feeds',
  'connected',
  'drafts',
  'files',
  'plan',
  'feeWaiver',
  'reach',
] as const
export type EndingLine = (typeof endingLines)[number]

/** Everything that stays. */
export const stayingLines = ['record', 'items', 'private', 'other'] as const
