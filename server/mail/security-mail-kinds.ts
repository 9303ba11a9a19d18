/** A person is told these by mail of their account. */
export const securityMailKinds = ['locked', 'newDevice', 'passwordChanged'] as const
export type SecurityMailKind = (typeof securityMailKinds)[number]
