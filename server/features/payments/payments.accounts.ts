import { type Restriction, reachOf } from '#domain/reach.ts'
import { bySystem } from '#machines/shared/turn.ts'
import { proofEvents } from '../../history/proof-events.ts'
import type { RecordedRow, RecordPart } from '../../history/record-part.ts'
import { recordEvent, type UnitOfWork } from '../../lifecycle/unit-of-work.ts'

// Which accounts money moves between is recorded by their ids, each for its owner alone.

type Source = 'paymentSource' | 'seriesSource'
type Paid = { readonly id: string; readonly payer_id: string; readonly bank_account_id: string | null }

const ofOwner = (personId: string): Restriction => ({ reach: reachOf([personId]), audience: [personId] })

/** Records the account that a payment or a series is taken from. */
export const recordSource = (change: UnitOfWork, entity: Source, { id, payer_id, bank_account_id }: Paid): void => {
  if (bank_account_id === null) return
  const payload = { columns: { bank_account_id } }
  recordEvent(change, { kind: `${entity}.set`, entity, entityId: id, by: bySystem, ...ofOwner(payer_id), payload })
}

/** Describes the account of a payment or a series for the comparison with the record. */
export const sourceRow = (entity: Source, { id, payer_id, bank_account_id }: Paid): RecordedRow[] =>
  bank_account_id === null ? [] : [{ entity, id, columns: { bank_account_id }, ...ofOwner(payer_id) }]

type Order = { readonly to_account_id: string; readonly asked_at: string }

/** Records the receiver's account and when the bank was first asked, which every later attempt repeats. */
export const recordOrder = (change: UnitOfWork, entityId: string, receiverId: string, columns: Order): void => {
  const kind = { kind: 'transfer.ordered', entity: 'transfer', entityId }
  recordEvent(change, { ...kind, by: bySystem, ...ofOwner(receiverId), payload: { columns } })
}

const print: RecordPart['print'] = { about: () => '' }

const sourcePart: RecordPart = {
  events: proofEvents('paymentSource', 'set'),
  sinceBaseline: true,
  rows: async function* (tx) {
    const rows = await tx
      .selectFrom('payment')
      .select(['id', 'payer_id', 'bank_account_id'])
      .where('bank_account_id', 'is not', null)
      .execute()
    yield rows.flatMap((row) => sourceRow('paymentSource', row))
  },
  print,
}

const transferPart: RecordPart = {
  events: proofEvents('transfer', 'ordered'),
  sinceBaseline: true,
  rows: async function* (tx) {
    const rows = await tx
      .selectFrom('transfer as t')
      .innerJoin('payment as p', 'p.id', 't.payment_id')
      .select(['p.id', 'p.receiver_id', 't.to_account_id', 't.asked_at'])
      .execute()
    yield rows.flatMap(({ id, receiver_id, to_account_id, asked_at }) =>
      to_account_id === null && asked_at === null
        ? []
        : [{ entity: 'transfer', id, columns: { to_account_id, asked_at }, ...ofOwner(receiver_id) }],
    )
  },
  print,
}

export const accountsOfPayments: readonly RecordPart[] = [sourcePart, transferPart]
