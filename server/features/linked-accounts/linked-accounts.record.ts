import { linkedAccountEvents } from '#contract/linked-accounts/linked-accounts.events.ts'
import { linkedAccountMachine } from '#machines/linked-accounts/linked-account.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { labelIn } from '../../history/labels.ts'
import type { RecordPart } from '../../history/record-part.ts'
import { linkedAccountColumnsOf, linkedAccountsOf } from './linked-accounts.store.ts'

export const linkedAccountsRecord: RecordPart = {
  events: linkedAccountEvents,
  rows: async function* (tx) {
    const rows = await linkedAccountsOf(tx)
    yield rows.map((row) => ({
      entity: 'linkedAccount',
      id: row.id,
      status: row.status,
      version: row.version,
      columns: linkedAccountColumnsOf(row),
      reach: row.reach,
      audience: row.audience,
      changedAt: row.changed_at,
    }))
  },
  print: {
    about: (_entry, _known, { texts }) => texts.linkedAccounts.recordTitle(),
    label: (leaf, _facts, { texts }) =>
      labelIn(texts.linkedAccounts.label, metaOfLeaf(linkedAccountMachine, leaf).label),
  },
}
