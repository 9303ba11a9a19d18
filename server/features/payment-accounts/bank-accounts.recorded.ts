import { canonical } from '#domain/record/canonical.ts'
import { bySystem } from '#machines/shared/turn.ts'
import type { Tx } from '../../db/tenancy.ts'
import { parseEntry } from '../../history/parsed-entry.ts'
import { proofEvents } from '../../history/proof-events.ts'
import type { Finding, RecordPart } from '../../history/record-part.ts'
import { recordEvent, type UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import type { BankEligibility } from './payment-accounts.eligibility.ts'
import type { PaymentAccountRow } from './payment-accounts.store.ts'

const entity = 'bankAccounts'

/** Describes where somebody's money comes from and goes to. It omits the names of the accounts, which are private. */
const holdingsOf = async (tx: Tx, accountId: string, { canSend, canReceive }: BankEligibility) => ({
  accounts: await tx
    .selectFrom('bank_account')
    .select(['id', 'person_id', 'type', 'last4', 'preferred', 'ref', 'added_at', 'removed_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute(),
  can_send: canSend,
  can_receive: canReceive,
})

const lastRecorded = async ({ tx, entries }: UnitOfWork, accountId: string): Promise<unknown> => {
  const pending = entries.findLast((entry) => entry.entity === entity && entry.entityId === accountId)
  if (pending) return pending.payload.columns
  const row = await tx
    .selectFrom('entry')
    .select(['at', 'seq', 'hash', 'kind', 'payload'])
    .where('entity_id', '=', accountId)
    .where('entity', '=', entity)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && parseEntry({ ...row, hash: row.hash.toString('hex') })?.columns
}

/** Records all bank accounts of a person together, because one change of them often changes another. */
export const recordHoldings = async (
  change: UnitOfWork,
  { id, reach, audience }: PaymentAccountRow,
  eligibility: BankEligibility,
): Promise<void> => {
  const columns = await holdingsOf(change.tx, id, eligibility)
  const before = await lastRecorded(change, id)
  if (before ? canonical(before) === canonical(columns) : columns.accounts.length === 0) return
  const about = { kind: `${entity}.changed`, entity, entityId: id }
  recordEvent(change, { ...about, by: bySystem, reach, audience, payload: { columns } })
}

/** Bank accounts are their owner's alone; both parents may know what they can be used for. */
const readersOfAccounts = async (tx: Tx): Promise<Finding[]> => {
  const accounts = await tx.selectFrom('bank_account').select(['id', 'person_id', 'reach', 'audience']).execute()
  const readiness = await tx.selectFrom('payment_readiness').select(['person_id', 'reach', 'audience']).execute()
  const exposed = accounts.filter(
    ({ person_id, reach, audience }) => reach !== 'closed' || audience.length !== 1 || audience[0] !== person_id,
  )
  const hidden = readiness.filter(({ reach, audience }) => reach !== 'parents' || audience !== null)
  return [
    ...exposed.map(({ id }) => `bankAccount ${id}: others may see it`),
    ...hidden.map(({ person_id }) => `person ${person_id}: others may see what their accounts can be used for`),
  ]
}

export const holdingsRecord: RecordPart = {
  events: proofEvents(entity, 'changed'),
  sinceBaseline: true,
  rows: async function* (tx) {
    const accounts = await tx.selectFrom('payment_account').select(['id', 'person_id', 'reach', 'audience']).execute()
    const readiness = await tx.selectFrom('payment_readiness').selectAll().execute()
    const rows = []
    for (const { id, person_id, reach, audience } of accounts) {
      const ready = readiness.find((row) => row.person_id === person_id)
      const eligibility = { canSend: ready?.can_send ?? false, canReceive: ready?.can_receive ?? false }
      const columns = await holdingsOf(tx, id, eligibility)
      const nothing = columns.accounts.length === 0 && !columns.can_send && !columns.can_receive
      if (!nothing) rows.push({ entity, id, columns, reach, audience })
    }
    yield rows
  },
  checks: readersOfAccounts,
  print: { about: () => '' },
}
