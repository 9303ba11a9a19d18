import { openDueOf } from '#domain/child-support/ledger.ts'
import { dateIn } from '#domain/time.ts'
import { supportOrderMachine } from '#machines/child-support/support-order.machine.ts'
import type { SupportOrderFacts, SupportOrderParty } from '#machines/child-support/support-order.types.ts'
import { advance } from '../../lifecycle/advance.ts'
import type { Effect, Involved, Lifecycle } from '../../lifecycle/lifecycle.ts'
import { supportEffects } from './child-support.effects.ts'
import { keepDues } from './child-support.keep.ts'
import { type LedgerState, ledgerAt } from './child-support.ledger.ts'
import { lockOrder, orderColumnsOf, type SupportOrderRow, writeOrder, zoneOf } from './child-support.store.ts'

export type SupportOrderLifecycle = Lifecycle<typeof supportOrderMachine, SupportOrderRow>

export const peopleOfOrder = (
  row: Pick<SupportOrderRow, 'creator_id' | 'other_id'>,
): readonly Involved<SupportOrderParty>[] => [
  { personId: row.creator_id, party: 'creator' },
  { personId: row.other_id, party: 'other' },
]

export const orderFacts = (
  row: SupportOrderRow,
  { ledger }: Pick<LedgerState, 'ledger'>,
  today: string,
): SupportOrderFacts => ({
  recorderPays: row.payer_id === row.creator_id,
  due: openDueOf(ledger),
  over: row.to_on !== null && row.to_on < today,
})

/** Compares what the person saw beside the version: the amount that they confirm, or the day that they agree to. */
const sawAmounts: SupportOrderLifecycle['sawAmounts'] = (row, command) => {
  if (command.type === 'supportOrder.confirm') return 'amount' in command && command.amount === row.amount
  if (command.type === 'supportOrder.agreeEnd') return 'endsOn' in command && command.endsOn === row.asked_end
  return true
}

/** A confirmed order ends the previous one on the day before, and its dues begin. */
const beginDues: Effect<SupportOrderRow> = async (change, { row }) => {
  const followed = { type: 'supportOrder.followed', nextFrom: row.from_on }
  if (row.previous_id) await advance(change, supportOrderLifecycle, row.previous_id, followed, 'system')
  await keepDues(change, row.root_id)
}

export const supportOrderLifecycle: SupportOrderLifecycle = {
  entity: 'supportOrder',
  topic: 'support',
  machine: supportOrderMachine,
  lock: lockOrder,
  contextOf: async (tx, row, now) => {
    const today = dateIn(now, await zoneOf(tx))
    return orderFacts(row, await ledgerAt(tx, row.root_id, today), today)
  },
  people: peopleOfOrder,
  sawAmounts,
  write: writeOrder,
  effects: { ...supportEffects, beginDues },
  columnsOf: orderColumnsOf,
  notices: {
    'supportOrder.begin': 'supportRecorded',
    'supportOrder.confirm': 'supportConfirmed',
    'supportOrder.dispute': 'supportDisputed',
    'supportOrder.withdraw': 'supportWithdrawn',
    'supportOrder.pay': 'supportPaid',
    'supportOrder.askEnd': 'supportEndAsked',
    'supportOrder.agreeEnd': 'supportEndAgreed',
    'supportOrder.refuseEnd': 'supportEndRefused',
    'supportOrder.withdrawEnd': 'supportEndWithdrawn',
    'supportOrder.end': 'supportEnded',
    'supportOrder.dueFell': 'supportFellDue',
  },
}
