import type { SupportLedgerDto, SupportOrderDto } from '#contract/child-support/child-support.ts'
import type { WaitingSupportDto } from '#contract/home.ts'
import { permissions } from '#contract/permissions.ts'
import { supportOrderMachine } from '#machines/child-support/support-order.machine.ts'
import type { SupportOrderMeta } from '#machines/child-support/support-order.setup.ts'
import { metaOfLeaf, pathToValue, turnsOf } from '#machines/shared/decide.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { HomeLines, HomePart } from '../feature.ts'
import { overviewOf } from './child-support.page.ts'

const otherOf = ({ payerId, receiverId }: SupportOrderDto, personId: string): string =>
  personId === payerId ? receiverId : payerId

/** Returns the person from whom the chart expects an answer first. */
const askedOf = (order: SupportOrderDto): string => {
  const { status, facts, createdBy } = order
  const [turn] = turnsOf(supportOrderMachine.resolveState({ value: pathToValue(status), context: facts }))
  return turn === 'creator' ? createdBy : otherOf(order, createdBy)
}

const waitingForAnswer = (order: SupportOrderDto): WaitingSupportDto[] => {
  const { id, root: ledgerId, status, amount, currency, from, askedEnd } = order
  const { asks } = metaOfLeaf<SupportOrderMeta>(supportOrderMachine, status)
  if (!asks) return []
  const what = asks === 'claim' ? 'order' : asks
  const whose = askedOf(order)
  return [{ id, ledgerId, what, whose, otherId: otherOf(order, whose), amount, currency, on: askedEnd ?? from }]
}

const unconfirmed = ({ root: ledgerId, waiting }: SupportLedgerDto): WaitingSupportDto[] =>
  waiting.map(({ payment: { id, amount, currency, payerId, receiverId }, paidOn }) => ({
    id,
    ledgerId,
    what: 'payment',
    whose: receiverId,
    otherId: payerId,
    amount,
    currency,
    on: paidOn,
  }))

const unpaid = ({ root, orders, summary: { open, current } }: SupportLedgerDto): WaitingSupportDto[] => {
  const order = orders.find(({ id }) => id === current?.orderId)
  if (!order || !current || open === 0) return []
  const { payerId: whose, receiverId: otherId, currency } = order
  return [{ id: root, ledgerId: root, what: 'due', whose, otherId, amount: open, currency, on: current.dueOn }]
}

const linesOf = async (tx: Tx, viewer: Viewer, now: string): Promise<WaitingSupportDto[]> => {
  if (!permissions['support.see'](viewer)) return []
  const { ledgers } = await overviewOf(tx, viewer, now)
  return ledgers.flatMap((ledger) => [
    ...ledger.orders.flatMap(waitingForAnswer),
    ...unconfirmed(ledger),
    ...unpaid(ledger),
  ])
}

/** Lists what waits in the ledgers of child support, by the parent who must act. */
export const supportWaiting: HomeLines = async (tx, viewer, now) => {
  const lines = await linesOf(tx, viewer, now)
  const partOf = (own: boolean): HomePart => {
    const support = lines.filter(({ whose }) => (whose === viewer.viewpoint) === own)
    return { count: support.length, lists: { support } }
  }
  return { you: partOf(true), others: partOf(false) }
}
