import type { StoredValues } from '#machines/session/session.types.ts'
import { mailedTokenOf } from '#src/app/shared/session/mailed-token.ts'
import { textOf } from '#src/app/shared/session/values.ts'

const keys = { upgrades: 'upgradesToken', renewals: 'renewalsToken' } as const

/** Returns the sealed token of a page: that of a mailed link, or that of the session. */
export const planTokenOf = (page: keyof typeof keys, values: StoredValues | null): string | null =>
  mailedTokenOf(page, textOf(values, keys[page]))
