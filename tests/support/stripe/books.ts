import { randomUUID } from 'node:crypto'
import { type Manner, manners } from '#server/cards/practice/manners.ts'

export type StoredCard = { readonly id: string; readonly manner: Manner; customer: string | null; charged: number }
export type StoredSession = {
  readonly id: string
  readonly returnTo: string
  readonly createsCustomer: boolean
  customer: string | null
  card: string | null
}
export type StoredCharge = {
  readonly id: string
  readonly intent: string
  readonly amount: number
  refunded: number
  dispute: string | null
}
export type Failure = { readonly code: string; readonly decline_code?: string }
export type StoredIntent = {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly customer: string
  readonly metadata: Readonly<Record<string, string>>
  readonly created: number
  card: string | null
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
  failure: Failure | null
  /** The address that leads back from the page on which the payer authenticates. */
  returnTo: string | null
  charge: string | null
}
export type StoredEvent = { readonly id: string; readonly type: string; readonly object: object }

const newId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 24)}`

/** Holds what Stripe would store, and what it would report. */
export class Books {
  readonly customers = new Set<string>()
  readonly cards = new Map<string, StoredCard>()
  readonly sessions = new Map<string, StoredSession>()
  readonly intents = new Map<string, StoredIntent>()
  readonly charges = new Map<string, StoredCharge>()
  readonly events: StoredEvent[] = []

  newId = newId

  report(type: string, object: object): void {
    this.events.push({ id: newId('evt'), type, object })
  }

  /** Somebody gives a card on the page that Stripe hosts. */
  give(sessionId: string, manner: Manner): void {
    const session = this.session(sessionId)
    if (session.customer === null && session.createsCustomer) {
      session.customer = newId('cus')
      this.customers.add(session.customer)
    }
    const card = { id: newId('pm'), manner, customer: session.customer, charged: 0 }
    this.cards.set(card.id, card)
    session.card = card.id
    this.report('checkout.session.completed', { id: session.id, object: 'checkout.session', payment_intent: null })
  }

  /** The payer confirms the payment on the page of their bank, or refuses to. */
  authenticate(intentId: string, isConfirmed: boolean): void {
    const intent = this.intent(intentId)
    if (intent.status !== 'requires_action') throw new Error('nothing is to authenticate')
    if (isConfirmed) this.pay(intent)
    else this.fail(intent, { code: 'payment_intent_authentication_failure' })
  }

  pay(intent: StoredIntent): void {
    const charge = { id: newId('ch'), intent: intent.id, amount: intent.amount, refunded: 0, dispute: null }
    this.charges.set(charge.id, charge)
    intent.status = 'succeeded'
    intent.failure = null
    intent.charge = charge.id
    this.report('payment_intent.succeeded', { id: intent.id, object: 'payment_intent' })
  }

  fail(intent: StoredIntent, failure: Failure): void {
    intent.status = 'requires_payment_method'
    intent.failure = failure
    this.report('payment_intent.payment_failed', { id: intent.id, object: 'payment_intent' })
  }

  refund(intentId: string, amount = this.intent(intentId).amount): void {
    const charge = this.chargeOf(intentId)
    charge.refunded += amount
    this.report('charge.refunded', { id: charge.id, object: 'charge', payment_intent: intentId })
  }

  dispute(intentId: string, status: string): void {
    const charge = this.chargeOf(intentId)
    const type = charge.dispute === null ? 'created' : status === 'won' || status === 'lost' ? 'closed' : 'updated'
    charge.dispute = status
    this.report(`charge.dispute.${type}`, { id: `du_${charge.id}`, object: 'dispute', payment_intent: intentId })
  }

  /** Returns the amounts that were taken and not given back whole. */
  taken(): number[] {
    return [...this.charges.values()].filter(({ amount, refunded }) => refunded < amount).map(({ amount }) => amount)
  }

  intent(id: string): StoredIntent {
    const found = this.intents.get(id)
    if (!found) throw new Error(`there is no payment ${id}`)
    return found
  }

  private session(id: string): StoredSession {
    const found = this.sessions.get(id)
    if (!found) throw new Error(`there is no page ${id}`)
    return found
  }

  private chargeOf(intentId: string): StoredCharge {
    const found = this.charges.get(this.intent(intentId).charge ?? '')
    if (!found) throw new Error('nothing was paid')
    return found
  }
}

/** Says what a card does when it is charged, as Stripe's test cards of the same last digits do. */
export const failureOf = ({ manner, charged }: StoredCard): Failure | null => {
  if (manner === 'expired') return { code: 'expired_card', decline_code: 'expired_card' }
  if (manner === 'declines' || (manner === 'later' && charged > 0))
    return { code: 'card_declined', decline_code: 'generic_decline' }
  return null
}

export const cardShape = ({ id, manner, customer }: StoredCard) => {
  const { last4, expires } = manners[manner]
  const [year, month] = expires.split('-').map(Number)
  return {
    id,
    object: 'payment_method',
    type: 'card',
    customer,
    card: { brand: 'visa', last4, exp_year: year, exp_month: month },
  }
}
