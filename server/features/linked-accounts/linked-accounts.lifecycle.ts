import { sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import { addMs } from '#domain/time.ts'
import { linkedAccountMachine } from '#machines/linked-accounts/linked-account.machine.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Involved, Lifecycle } from '../../lifecycle/lifecycle.ts'
import { mustBeConfirmed } from '../session/step-up.ts'
import {
  factsOf,
  type LinkedAccountRow,
  linkedAccountColumnsOf,
  lockLinkedAccount,
  setLinkedAccount,
  writeLinkedAccount,
} from './linked-accounts.store.ts'

export const peopleOfLinkedAccount = ({
  parents,
  person_id,
}: Pick<LinkedAccountRow, 'parents' | 'person_id'>): readonly Involved<'parent' | 'holder'>[] => [
  ...parents.map((personId) => ({ personId, party: 'parent' as const })),
  { personId: person_id, party: 'holder' },
]

/** Nobody gets in with a code that was given before. */
const dropCodes = async (tx: Tx, { id }: Pick<LinkedAccountRow, 'id'>): Promise<void> => {
  await tx.deleteFrom('linked_code').where('account_id', '=', id).execute()
}

const shut = async (tx: Tx, { id, person_id }: LinkedAccountRow, how: 'keep' | 'forget'): Promise<void> => {
  await sql`select linked_account_shut(${person_id}::uuid, ${how === 'keep'})`.execute(tx)
  await dropCodes(tx, { id })
}

export const linkedAccountLifecycle: Lifecycle<typeof linkedAccountMachine, LinkedAccountRow> = {
  entity: 'linkedAccount',
  topic: 'linkedAccount',
  machine: linkedAccountMachine,
  lock: lockLinkedAccount,
  contextOf: factsOf,
  people: peopleOfLinkedAccount,
  sawAmounts: () => true,
  write: writeLinkedAccount,
  effects: {
    giveCode: async (change, { row }) => {
      await mustBeConfirmed(change)
      const { tx, now } = change
      await dropCodes(tx, row)
      await setLinkedAccount(tx, row.id, { code_until: addMs(now, limits.linkedAccount.codeLife) })
    },
    admit: async ({ tx, now }, { row }) => {
      await dropCodes(tx, row)
      await setLinkedAccount(tx, row.id, { accepted_at: now, code_until: null })
    },
    withdrawCode: async ({ tx }, { row }) => {
      await dropCodes(tx, row)
      await setLinkedAccount(tx, row.id, { code_until: null })
    },
    shut: async ({ tx }, { row }) => {
      await shut(tx, row, 'keep')
      await setLinkedAccount(tx, row.id, { code_until: null })
    },
    forgetPassword: async (change, { row }) => {
      await mustBeConfirmed(change)
      const { tx } = change
      await shut(tx, row, 'forget')
      await setLinkedAccount(tx, row.id, { accepted_at: null, code_until: null })
    },
    openAgain: async ({ tx }, { row }) => {
      await sql`select linked_account_open(${row.person_id}::uuid)`.execute(tx)
    },
  },
  columnsOf: linkedAccountColumnsOf,
  notices: {
    'linkedAccount.accept': 'linkedAccountAccepted',
    'linkedAccount.reset': 'linkedAccountReset',
    'linkedAccount.end': 'linkedAccountEnded',
    'linkedAccount.reopen': 'linkedAccountReopened',
  },
}
