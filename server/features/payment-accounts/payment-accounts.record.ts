import { bankAccountEvents, paymentAccountEvents } from '#contract/payment-accounts/payment-accounts.events.ts'
import { paymentAccountMachine } from '#machines/payment-accounts/payment-account.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { labelIn } from '../../history/labels.ts'
import { nameIn } from '../../history/parsed-entry.ts'
import type { RecordPart } from '../../history/record-part.ts'
import { holdingsRecord } from './bank-accounts.recorded.ts'
import { accountColumnsOf } from './payment-accounts.store.ts'

const paymentAccountRecord: RecordPart = {
  events: paymentAccountEvents,
  rows: async function* (tx) {
    const rows = await tx.selectFrom('payment_account').selectAll().execute()
    yield rows.map((row) => ({
      entity: 'paymentAccount',
      id: row.id,
      status: row.status,
      version: row.version,
      columns: accountColumnsOf(row),
      reach: row.reach,
      audience: row.audience,
      changedAt: row.changed_at,
    }))
  },
  print: {
    about: (_entry, _known, { texts }) => texts.paymentAccounts.recordTitle(),
    label: (leaf, _facts, { texts }) =>
      labelIn(texts.paymentAccounts.label, metaOfLeaf(paymentAccountMachine, leaf).label),
  },
}

const bankAccountRecord: RecordPart = {
  events: bankAccountEvents,
  print: {
    about: (entry, _known, { texts }) => texts.paymentAccounts.bankAccountRecordTitle({ name: nameIn(entry) ?? '' }),
  },
}

export const paymentAccountsRecord: readonly RecordPart[] = [paymentAccountRecord, bankAccountRecord, holdingsRecord]
