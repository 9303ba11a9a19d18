import { type Books, failureOf, type StoredCard, type StoredIntent } from './books.ts'
import { groupIn, listIn, type Params, requireKnown, textIn } from './params.ts'
import { invalid, missing, Problem } from './problems.ts'

/** Stripe publishes the smallest amounts that it charges. */
const smallest: Readonly<Record<string, number>> = { usd: 50, gbp: 30, cad: 50, aud: 50, nzd: 50, mxn: 10_00 }

const chargeShape = (books: Books, id: string, isWhole: boolean) => {
  const charge = books.charges.get(id)
  if (!charge || !isWhole) return id
  const { amount, refunded, dispute, intent } = charge
  return {
    id,
    object: 'charge',
    amount,
    amount_refunded: refunded,
    refunded: refunded >= amount,
    disputed: dispute !== null,
    payment_intent: intent,
  }
}

/** A nested object is a reference unless the request asks for it whole. */
export const intentShape = (books: Books, intent: StoredIntent, base: string, whole: readonly string[]) => ({
  id: intent.id,
  object: 'payment_intent',
  amount: intent.amount,
  currency: intent.currency,
  customer: intent.customer,
  metadata: intent.metadata,
  payment_method: intent.status === 'requires_payment_method' ? null : intent.card,
  status: intent.status,
  last_payment_error: intent.failure && { type: 'card_error', ...intent.failure },
  next_action:
    intent.status !== 'requires_action'
      ? null
      : intent.returnTo === null
        ? { type: 'use_stripe_sdk' }
        : {
            type: 'redirect_to_url',
            redirect_to_url: { url: `${base}/authenticate/${intent.id}`, return_url: intent.returnTo },
          },
  latest_charge: intent.charge && chargeShape(books, intent.charge, whole.includes('latest_charge')),
})

const attachedCard = (books: Books, id: string, customer: string): StoredCard => {
  const card = books.cards.get(id)
  if (!card) throw missing('payment_method')
  // A card that was detached, or is another person's, cannot be used any more.
  if (card.customer !== customer) throw invalid('payment_method')
  return card
}

type Confirming = { readonly card: StoredCard; readonly returnTo: string | null; readonly isAway: boolean }

/** Charges the card as its bank decides. */
const confirm = (books: Books, intent: StoredIntent, { card, returnTo, isAway }: Confirming): void => {
  intent.card = card.id
  intent.returnTo = returnTo
  const failure =
    card.manner === 'authenticates' && isAway
      ? { code: 'authentication_required', decline_code: 'authentication_required' }
      : failureOf(card)
  if (failure) {
    books.fail(intent, failure)
    return
  }
  if (card.manner === 'authenticates') {
    intent.status = 'requires_action'
    intent.failure = null
    books.report('payment_intent.requires_action', { id: intent.id, object: 'payment_intent' })
    return
  }
  card.charged += 1
  books.pay(intent)
}

/** A card that fails is the answer 402, which contains the payment. */
const answered = (books: Books, intent: StoredIntent, base: string, params: Params) => {
  if (intent.failure)
    throw new Problem(402, {
      type: 'card_error',
      ...intent.failure,
      payment_intent: intentShape(books, intent, base, []),
    })
  return intentShape(books, intent, base, listIn(params, 'expand'))
}

const createParams = [
  'amount',
  'currency',
  'customer',
  'payment_method',
  'allowed_payment_method_types',
  'metadata',
  'confirm',
  'off_session',
  'return_url',
  'expand',
]

export const createIntent = (books: Books, params: Params, base: string) => {
  requireKnown(params, createParams)
  const [amount, currency] = [Number(textIn(params, 'amount')), textIn(params, 'currency')]
  if (!Number.isInteger(amount) || amount < (smallest[currency] ?? Number.POSITIVE_INFINITY))
    throw invalid('amount', 'amount_too_small')
  const customer = textIn(params, 'customer')
  if (!books.customers.has(customer)) throw missing('customer')
  const card = attachedCard(books, textIn(params, 'payment_method'), customer)
  if (params.get('confirm') !== 'true' || listIn(params, 'allowed_payment_method_types').join() !== 'card')
    throw invalid('confirm')
  const intent: StoredIntent = {
    id: books.newId('pi'),
    amount,
    currency,
    customer,
    metadata: groupIn(params, 'metadata'),
    created: books.intents.size,
    card: null,
    status: 'requires_payment_method',
    failure: null,
    returnTo: null,
    charge: null,
  }
  books.intents.set(intent.id, intent)
  const isAway = params.get('off_session') === 'true'
  confirm(books, intent, { card, returnTo: params.get('return_url') ?? null, isAway })
  return answered(books, intent, base, params)
}

export const intentIn = (books: Books, id: string): StoredIntent => {
  const intent = books.intents.get(id)
  if (!intent) throw missing('intent')
  return intent
}

const unexpectedState = () =>
  new Problem(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' })

export const confirmIntent = (books: Books, id: string, params: Params, base: string) => {
  requireKnown(params, ['payment_method', 'return_url', 'off_session', 'expand'])
  const intent = intentIn(books, id)
  if (intent.status !== 'requires_payment_method') throw unexpectedState()
  const card = attachedCard(books, textIn(params, 'payment_method'), intent.customer)
  const isAway = params.get('off_session') === 'true'
  confirm(books, intent, { card, returnTo: params.get('return_url') ?? null, isAway })
  return answered(books, intent, base, params)
}

export const cancelIntent = (books: Books, id: string, base: string) => {
  const intent = intentIn(books, id)
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState()
  intent.status = 'canceled'
  books.report('payment_intent.canceled', { id, object: 'payment_intent' })
  return intentShape(books, intent, base, [])
}
