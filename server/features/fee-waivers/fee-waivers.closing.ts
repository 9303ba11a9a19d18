import { bySystem } from '#machines/shared/turn.ts'
import type { EndingAccount } from '../session/account-ends.ts'
import { moveWaiver } from './fee-waivers.step.ts'
import { openWaiverOf } from './fee-waivers.store.ts'

/** Nobody decides about somebody who is gone; the documents are deleted as those of every application that ended. */
export const endWaiver = ({ scopes, personId, now }: EndingAccount): Promise<void> =>
  scopes.asOwner(personId, async (tx) => {
    const row = await openWaiverOf(tx, personId)
    if (!row) return
    const event = { type: 'feeWaiver.end', by: bySystem } as const
    await moveWaiver(tx, row, { event, version: row.version }, now)
  })
