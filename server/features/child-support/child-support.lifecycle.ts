import { openDueOf } from '#domain/child-support/ledger.ts'
import { dateIn } from '#domain/time.ts'
import { supportOrderMachine } from '#machines/child-support/support-order.machine.ts'
import type { SupportOrderFacts, SupportOrderParty } from '#machines/child-support/support-order.types.ts'
import type { Tx } from '../../db/tenancy.ts'
import { advance } from '../../lifecycle/advance.ts'
import type { Effect, Involved, Lifecycle } from '../../lifecycle/lifecycle.ts'
import { supportEffects } from './child-support.effects.ts'
import { keepDues } from './child-support.keep.ts'
import { type LedgerState, ledgerAt } from './child-support.ledger.ts'
import { lockOrder, orderColumnsOf, ordersOf, type SupportOrderRow, writeOrder, zoneOf } from './child-support.store.ts'

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

/**
 * Returns the order that this one follows, and those before it that still run on its first day: an order that is decided
 * back in time may begin before the one that it follows.
 */
const followedBy = async (tx: Tx, { root_id, previous_id, from_on }: SupportOrderRow): Promise<string[]> => {
  const byId = new Map((await ordersOf(tx, root_id)).map((order) => [order.id, order]))
  const found: string[] = []
  for (let before = byId.get(previous_id ?? ''); before; before = byId.get(before.previous_id ?? ''))
    if (before.id === previous_id || before.to_on === null || before.to_on >= from_on) found.push(before.id)
  return found
}

/** A confirmed order ends those before it on the day before, and its dues begin. */
const beginDues: Effect<SupportOrderRow> = async (change, { row }) => {
  const followed = { type: 'supportOrder.followed', nextFrom: row.from_on }
  for (const id of await followedBy(change.tx, row))
    await advance(change, supportOrderLifecycle, id, followed, 'system')
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
