/** A person is told these by mail of their account. */
export const securityMailKinds = [
  'locked',
  'newDevice',
  'passwordChanged',
  'passwordReset',
  'usernameChanged',
  'takenOut',
  'closingAsked',
  'closingStopped',
  'accountClosed',
  'secondStepOn',
  'secondStepOff',
  'secondStepKept',
  'passkeyAdded',
  'passkeyRemoved',
] as const

/** A person asked for these mails themselves, or somebody did in their name. */
const askedMailKinds = ['recovery.password', 'recovery.username', 'recovery.signIn', 'feeWaiver.link'] as const

/** Mails of these kinds are counted, so that nobody can flood a mailbox. */
export const countedMailKinds = [...securityMailKinds, ...askedMailKinds] as const
export type CountedMailKind = (typeof countedMailKinds)[number]
