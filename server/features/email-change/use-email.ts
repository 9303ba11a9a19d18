import { emailChangeMachine } from '#machines/email-change/email-change.machine.ts'
import type { EmailChangeEvent } from '#machines/email-change/email-change.types.ts'
import { isFinalLeaf } from '#machines/shared/decide.ts'
import { type OwnScopes, type Tx, togetherOn } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { emailChangeQueue } from './email-change.queue.ts'
import { type EmailChangeRow, moveEmailChange } from './email-change.store.ts'

type Needs = Pick<Deps, 'db' | 'enqueue'>

const keepAddress = ({ asOwner }: OwnScopes, { person_id, email }: EmailChangeRow, now: string) =>
  asOwner(person_id, (tx) =>
    tx
      .updateTable('contact_details')
      .set({ email, email_confirmed_at: now })
      .where('person_id', '=', person_id)
      .execute(),
  )

/**
 * Moves a change of address in one transaction with the address itself. When it is over, both addresses are told.
 * @returns the row as it is then; null when the chart refuses
 */
export const advanceEmailChange = (
  { db, enqueue }: Needs,
  find: (tx: Tx) => Promise<{ readonly row: EmailChangeRow; readonly event: EmailChangeEvent } | undefined>,
  now: string,
): Promise<EmailChangeRow | null> =>
  togetherOn(db, async (scopes) => {
    const moved = await scopes.beforeSignIn(async (tx) => {
      const found = await find(tx)
      return found ? moveEmailChange(tx, found.row, found.event, now) : null
    })
    if (!moved) return null
    if (moved.isUsed) await keepAddress(scopes, moved.row, now)
    if (isFinalLeaf(emailChangeMachine, moved.row.status))
      await scopes.beforeSignIn((tx) =>
        enqueue(tx, { queue: emailChangeQueue, data: { id: moved.row.id, what: 'over' } }),
      )
    return moved.row
  })
