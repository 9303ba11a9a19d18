import type { Selectable } from 'kysely'
import { type AccountClosingMeta, accountClosingMachine } from '#machines/account-closing/account-closing.machine.ts'
import { leavesOf, metaOfLeaf } from '#machines/shared/decide.ts'
import type { SessionTables } from '../../db/schema/sessions.ts'
import type { Tx } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'

export type ClosingRow = Selectable<SessionTables['account_closing']>

/** Lists the states in which nobody gets a session. */
const shut = leavesOf(accountClosingMachine).filter(
  (leaf) => !metaOfLeaf<AccountClosingMeta>(accountClosingMachine, leaf).admits,
)

/**
 * Refuses a session to whoever has shown who they are and has closed their account. It runs before sign-in; the database
 * refuses such a session too.
 * @throws {Refusal} accountClosed
 */
export const mustNotBeClosed = async (tx: Tx, personId: string): Promise<void> => {
  const closed = await tx
    .selectFrom('account_closing')
    .select('person_id')
    .where('person_id', '=', personId)
    .where('status', 'in', shut)
    .executeTakeFirst()
  if (closed) throw new Refusal('accountClosed')
}
