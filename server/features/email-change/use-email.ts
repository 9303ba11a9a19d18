import { emailChangeMachine } from '#machines/email-change/email-change.machine.ts'
import type { EmailChangeEvent } from '#machines/email-change/email-change.types.ts'
import { isFinalLeaf } from '#machines/shared/decide.ts'
import { bySystem } from '#machines/shared/turn.ts'
import { type OwnScopes, type Tx, togetherOn } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { extensionPoint } from '../extension-point.ts'
import { emailChangeQueue } from './email-change.queue.ts'
import { type EmailChangeRow, moveEmailChange, waitingChange } from './email-change.store.ts'

type Needs = Pick<Deps, 'db' | 'enqueue'>

/** Lets an area end what was mailed to the address that a person had, in the transaction that changes it. */
export const addressChanges = extensionPoint<(tx: Tx, personId: string) => Promise<void>>()

const tellOver = (tx: Tx, enqueue: Deps['enqueue'], id: string): Promise<void> =>
  enqueue(tx, { queue: emailChangeQueue, data: { id, what: 'over' } })

/** Ends the change of a person that waits, whoever asked for it, and tells both addresses. */
export const supersedeEmailChange = async (
  tx: Tx,
  enqueue: Deps['enqueue'],
  personId: string,
  now: string,
): Promise<void> => {
  const rows = await waitingChange(tx).where('person_id', '=', personId).forUpdate().execute()
  for (const row of rows)
    if (await moveEmailChange(tx, row, { type: 'emailChange.supersede', by: bySystem }, now))
      await tellOver(tx, enqueue, row.id)
}

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
    const { row, isUsed } = moved
    if (isUsed) {
      await keepAddress(scopes, row, now)
      await scopes.beforeSignIn(async (tx) => {
        for (const end of addressChanges.parts()) await end(tx, row.person_id)
      })
    }
    if (isFinalLeaf(emailChangeMachine, row.status)) await scopes.beforeSignIn((tx) => tellOver(tx, enqueue, row.id))
    return row
  })
