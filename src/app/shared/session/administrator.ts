import type { StoredValues } from '#machines/session/session.types.ts'

/**
 * Tells an administrator who looks at no family, whose pages are others. It chooses what to show; the server refuses the
 * rest.
 */
export const isAdministrator = (values: StoredValues | null): boolean =>
  values?.isAdmin === true && values.adminSyncedUserId === null
