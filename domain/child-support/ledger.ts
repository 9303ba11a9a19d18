import { initialTransition } from 'xstate'
import { supportDueMachine } from '#machines/child-support/support-due.machine.ts'
import { type LeafOf, leafOf, leavesOf } from '#machines/shared/decide.ts'
import { addUp } from '../money.ts'
import { daysBetween, type Instant, type PlainDate } from '../time.ts'

/** An amount that fell due, in minor units. */
export type LedgerDue = { readonly id: string; readonly dueOn: PlainDate; readonly amount: number }

/**
 * A payment to the ledger. `chosen` names the dues that its payer selected and how much of each; the rest pays the
 * oldest due first.
 */
export type LedgerPayment = {
  readonly id: string
  readonly amount: number
  /** The day that the payer names or on which a transfer was sent, and when that was recorded. */
  readonly paidOn: PlainDate
  readonly at: Instant
  /** `nothing` means refused, void, failed, or not sent yet. */
  readonly counts: 'settled' | 'onItsWay' | 'nothing'
  readonly chosen: readonly { readonly dueId: string; readonly amount: number }[]
}

export type LedgerPart = { readonly paymentId: string; readonly amount: number; readonly settled: boolean }
export type LedgerLine = LedgerDue & {
  readonly parts: readonly LedgerPart[]
  readonly settled: number
  readonly onItsWay: number
  /** The unsettled part of this due, and of all dues up to and including it. */
  readonly remaining: number
  readonly balance: number
}
export type Ledger = {
  readonly lines: readonly LedgerLine[]
  /** The amount paid beyond all dues; it pays the next ones. */
  readonly credit: number
  /** The amount on its way beyond all dues. */
  readonly creditOnItsWay: number
}

type OpenDue = { readonly due: LedgerDue; room: number; readonly parts: Map<string, LedgerPart> }

const byDay = (a: LedgerDue, b: LedgerDue) => compare(a.dueOn, b.dueOn) || compare(a.id, b.id)
const byPaid = (a: LedgerPayment, b: LedgerPayment) =>
  compare(a.paidOn, b.paidOn) || compare(a.at, b.at) || compare(a.id, b.id)
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const put = (place: OpenDue, { id, counts }: LedgerPayment, most: number): number => {
  const amount = Math.min(place.room, most)
  if (amount <= 0) return 0
  const before = place.parts.get(id)?.amount ?? 0
  place.parts.set(id, { paymentId: id, amount: before + amount, settled: counts === 'settled' })
  place.room -= amount
  return amount
}

/**
 * Allocates the payments of one kind: first what their payers chose, then the rest to the oldest dues. Returns what is
 * left over.
 */
const spread = (places: ReadonlyMap<string, OpenDue>, payments: readonly LedgerPayment[]): number => {
  const left = new Map(payments.map(({ id, amount }) => [id, amount]))
  const place = (payment: LedgerPayment, at: OpenDue | undefined, most: number) => {
    const rest = left.get(payment.id) ?? 0
    if (at) left.set(payment.id, rest - put(at, payment, Math.min(most, rest)))
  }
  for (const payment of payments)
    for (const { dueId, amount } of payment.chosen) place(payment, places.get(dueId), amount)
  for (const payment of payments) for (const at of places.values()) place(payment, at, payment.amount)
  return addUp(left.values())
}

const linesOf = (places: Iterable<OpenDue>): LedgerLine[] => {
  let balance = 0
  return [...places].map(({ due, parts }) => {
    const sum = (settled: boolean) =>
      addUp([...parts.values()].filter((part) => part.settled === settled).map(({ amount }) => amount))
    const settled = sum(true)
    const remaining = due.amount - settled
    balance += remaining
    return { ...due, parts: [...parts.values()], settled, onItsWay: sum(false), remaining, balance }
  })
}

/**
 * Computes which payment pays which due from the dues and payments alone. It is never stored, so it cannot drift, and
 * it does not depend on the order of events. Money that arrived precedes money on its way; within each, what a payer
 * chose precedes the rest, and the rest pays the oldest due first.
 */
export function ledgerOf(dues: readonly LedgerDue[], payments: readonly LedgerPayment[]): Ledger {
  const places = new Map(
    dues.toSorted(byDay).map((due) => [due.id, { due, room: due.amount, parts: new Map<string, LedgerPart>() }]),
  )
  const inOrder = payments.toSorted(byPaid)
  const credit = spread(
    places,
    inOrder.filter(({ counts }) => counts === 'settled'),
  )
  const creditOnItsWay = spread(
    places,
    inOrder.filter(({ counts }) => counts === 'onItsWay'),
  )
  return { lines: linesOf(places.values()), credit, creditOnItsWay }
}

type Leaf = LeafOf<typeof supportDueMachine>
/** The leaves of the due's chart, without the transient one. */
export const supportDueStatuses = leavesOf(supportDueMachine).filter(
  (leaf): leaf is Exclude<Leaf, 'deriving'> => leaf !== 'deriving',
)
export type SupportDueStatus = (typeof supportDueStatuses)[number]

/** Returns the due's status today, as its chart decides. */
export function dueStatusOf(
  { amount, settled, onItsWay, dueOn }: Pick<LedgerLine, 'amount' | 'settled' | 'onItsWay' | 'dueOn'>,
  today: PlainDate,
): SupportDueStatus {
  const day = dueOn > today ? 'coming' : dueOn === today ? 'today' : 'past'
  const leaf = leafOf(initialTransition(supportDueMachine, { amount, settled, onItsWay, day })[0].value)
  const status = supportDueStatuses.find((known) => known === leaf)
  if (!status) throw new Error(`a due cannot rest in ${leaf}`)
  return status
}

/** Sums the unsettled part of dues whose day has passed. */
export const arrearsOf = ({ lines }: Ledger, today: PlainDate): number =>
  addUp(lines.filter(({ dueOn }) => dueOn < today).map(({ remaining }) => remaining))

/** Sums what has fallen due by today and is neither settled nor on its way. */
export const openDueOf = ({ lines }: Ledger): number =>
  addUp(lines.map(({ remaining, onItsWay }) => remaining - onItsWay))

/** Returns how many days late a due is, or was when the last of it was paid; at least zero. */
export const daysLate = (dueOn: PlainDate, paidOrToday: PlainDate): number =>
  Math.max(0, daysBetween(dueOn, paidOrToday))
