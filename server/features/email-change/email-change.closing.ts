import { bySystem } from '#machines/shared/turn.ts'
import type { EndingAccount } from '../session/account-ends.ts'
import { moveEmailChange, waitingOf } from './email-change.store.ts'

/** A change of address that waits ends with the account, and neither address is told. */
export const endEmailChange = ({ scopes, personId, now }: EndingAccount): Promise<void> =>
  scopes.beforeSignIn(async (tx) => {
    const row = await waitingOf(tx, personId)
    if (row) await moveEmailChange(tx, row, { type: 'emailChange.supersede', by: bySystem }, now)
  })
