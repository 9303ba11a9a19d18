import type { SupportOrderCommand } from '#contract/child-support/child-support.ts'
import type { FieldProblem } from '#contract/errors.ts'
import { addUp } from '#domain/money.ts'
import { addDays, dateIn } from '#domain/time.ts'
import type { supportOrderMachine } from '#machines/child-support/support-order.machine.ts'
import type { Tx } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { advance } from '../../lifecycle/advance.ts'
import type { Actor, Command, Effects } from '../../lifecycle/lifecycle.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { type HandedOver, handedOver } from '../payments/payments.handed-over.ts'
import { beginPayment, paymentLifecycle } from '../payments/payments.lifecycle.ts'
import { mustBeSendable } from '../payments/payments.sending.ts'
import { keepDues } from './child-support.keep.ts'
import { aheadIn, duesThrough, onlyOpenOf } from './child-support.ledger.ts'
import { ordersOf, type SupportOrderRow, setOrder, zoneOf } from './child-support.store.ts'

type Pay = Extract<SupportOrderCommand, { type: 'supportOrder.pay' }>
export type SupportPayment = Pick<Pay, 'amount' | 'method'> &
  HandedOver & {
    readonly paidOn: string
    /** The payer's account, for a transfer. */
    readonly bankAccountId: string | null
    readonly note: string | null
    readonly dues: readonly { readonly id: string; readonly amount: number }[]
  }

type Typed<Type extends SupportOrderCommand['type']> = Extract<SupportOrderCommand, { type: Type }>

/** Narrows the parsed command to the one type that the chart admits to this effect. */
const as = <Type extends SupportOrderCommand['type']>(command: Command, type: Type): Typed<Type> => {
  if (command.type !== type) throw new Error(`${command.type} cannot do what ${type} does`)
  return command as Typed<Type>
}

const wrong = (field: string, code: FieldProblem): never => {
  throw new Refusal('invalid', { validationErrors: [{ field, code }] })
}

/** @throws {Refusal} invalid for a day in the future, and for dues of another ledger */
const paymentOf = async (change: UnitOfWork, row: SupportOrderRow, command: Command): Promise<SupportPayment> => {
  const { tx, now } = change
  const typed = as(command, 'supportOrder.pay')
  const { amount, note, dues = [] } = typed
  const today = dateIn(now, await zoneOf(tx))
  const given = await handedOver(change, typed)
  const known = new Set(duesThrough(await ordersOf(tx, row.root_id), today).map(({ id }) => id))
  const named = new Set(dues.map(({ id }) => id))
  if (named.size !== dues.length || !dues.every(({ id }) => known.has(id))) wrong('dues', 'notAChoice')
  if (addUp(dues.map((due) => due.amount)) > amount) wrong('dues', 'tooLarge')
  const bankAccountId = typed.method === 'bank' ? typed.bankAccountId : null
  const { method } = typed
  return { ...given, method, amount, dues, note: note || null, bankAccountId, paidOn: given.handedOn ?? today }
}

/** Records that a payment pays a ledger, its date, and the dues that its payer chose. */
export const recordPayment = async (
  { tx, familyId: family_id }: UnitOfWork,
  root_id: string,
  payment_id: string,
  { paidOn: paid_on, dues }: Pick<SupportPayment, 'paidOn' | 'dues'>,
): Promise<void> => {
  await tx.insertInto('support_payment').values({ family_id, payment_id, root_id, paid_on, audience: null }).execute()
  if (dues.length === 0) return
  const rows = dues.map(({ id, amount }) => ({ family_id, payment_id, due_id: id, amount, audience: null }))
  await tx.insertInto('due_allocation').values(rows).execute()
}

/** The last day must be within the order, and before the end that it already has. */
const checkEnd = ({ from_on, to_on }: SupportOrderRow, endsOn: string): void => {
  if (endsOn < from_on) wrong('endsOn', 'endBeforeStart')
  if (to_on !== null && endsOn >= to_on) wrong('endsOn', 'notBeforeEnd')
}

const reasonIn = (command: Command): string | null =>
  'reason' in command && typeof command.reason === 'string' ? command.reason : null

const endOn = async (tx: Tx, { id, to_on }: SupportOrderRow, day: string | null): Promise<void> => {
  if (day !== null && (to_on === null || day < to_on)) await setOrder(tx, id, { to_on: day })
}

/** Begins a payment from the order's payer to its receiver and returns its id. */
const payOrder = async (
  change: UnitOfWork,
  row: SupportOrderRow,
  { amount, paidOn, dues, ...plan }: SupportPayment,
  actor: Actor,
): Promise<string> => {
  const parties = { payerId: row.payer_id, receiverId: row.receiver_id }
  const { bankAccountId } = plan
  if (bankAccountId !== null) await mustBeSendable(change, { ...parties, amount, bankAccountId })
  const support = { amount, parts: { ledger: row.root_id, paidOn, dues } }
  return (await beginPayment(change, { ...plan, ...parties, later: false, allocations: [], support }, actor)).id
}

/**
 * Stops waiting payments to a ledger that exceed what is still owed. Payments are covered in the order of their days,
 * as far as the debt reaches.
 */
const stopBeyond = async (change: UnitOfWork, root: string): Promise<void> => {
  let open = await onlyOpenOf(change.tx, root, change.now)
  if (open === null) return
  for (const { id, amount } of await aheadIn(change.tx, root)) {
    if (amount <= open) open -= amount
    else await advance(change, paymentLifecycle, id, { type: 'payment.stop' }, 'system')
  }
}

type Actions = Effects<typeof supportOrderMachine, SupportOrderRow>

/** Implements the chart's actions, except the one that advances another order; see `child-support.lifecycle.ts`. */
export const supportEffects: Omit<Actions, 'beginDues'> = {
  keepReason: async ({ tx }, { row, command }) => setOrder(tx, row.id, { reason: reasonIn(command) }),
  beginPayment: async (change, { row, command, actor }) => {
    await keepDues(change, row.root_id)
    const payment = await paymentOf(change, row, command)
    const id = await payOrder(change, row, payment, actor)
    await recordPayment(change, row.root_id, id, payment)
  },
  keepAskedEnd: async ({ tx }, { row, command }) => {
    const { endsOn } = as(command, 'supportOrder.askEnd')
    checkEnd(row, endsOn)
    await setOrder(tx, row.id, { asked_end: endsOn, reason: null })
  },
  agreeToEnd: async (change, { row }) => {
    await endOn(change.tx, row, row.asked_end)
    await setOrder(change.tx, row.id, { asked_end: null })
    await keepDues(change, row.root_id)
  },
  dropAskedEnd: async ({ tx }, { row }) => setOrder(tx, row.id, { asked_end: null }),
  stopBeyond: (change, { row }) => stopBeyond(change, row.root_id),
  endBeforeNext: async ({ tx }, { row, command }) => {
    if (!('nextFrom' in command) || typeof command.nextFrom !== 'string') throw new Error('it is not said from when')
    await endOn(tx, row, addDays(command.nextFrom, -1))
  },
}
