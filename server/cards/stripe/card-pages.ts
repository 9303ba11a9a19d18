import type Stripe from 'stripe'
import type { Card, CardProvider, PageOrder, PageState } from '../provider.ts'
import { calling, isInvalid, isRefusedFor, nothing } from './client.ts'

const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

const cardIn = ({ id, card }: Stripe.PaymentMethod): Card | null =>
  card
    ? {
        ref: id,
        kind: 'card',
        brand: brands[card.brand] ?? card.brand,
        last4: card.last4,
        expires: `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}`,
      }
    : null

const idOf = (given: string | { readonly id: string } | null): string | null =>
  typeof given === 'string' ? given : (given?.id ?? null)

const stateOf = ({ status, customer, setup_intent: setup }: Stripe.Checkout.Session): PageState => {
  const known = idOf(customer)
  if (status !== 'complete' || setup === null || typeof setup === 'string') return { customer: known, card: null }
  const given = setup.payment_method
  return { customer: known, card: given === null || typeof given === 'string' ? null : cardIn(given) }
}

/** Nothing about a person is sent: no name, no address. */
const open = (stripe: Stripe, { customer, backTo, key }: PageOrder): Promise<Stripe.Checkout.Session> =>
  stripe.checkout.sessions.create(
    {
      mode: 'setup',
      allowed_payment_method_types: ['card'],
      success_url: backTo,
      cancel_url: backTo,
      client_reference_id: key,
      ...(customer === null ? { customer_creation: 'always' } : { customer }),
    },
    { idempotencyKey: customer === null ? `${key} new` : key },
  )

type Pages = Pick<CardProvider, 'openPage' | 'readPage' | 'removeCard'>

/** Implements pages for cards with Checkout in its mode `setup`: https://docs.stripe.com/payments/checkout */
export const stripeCardPages = (stripe: Stripe): Pages => ({
  openPage: (order) =>
    calling(async () => {
      const { id, url } = await open(stripe, order).catch((error: unknown) => {
        // Somebody whom Stripe does not know any more begins anew.
        if (isRefusedFor(error, 'customer')) return open(stripe, { ...order, customer: null })
        throw error
      })
      if (!url) throw new Error('a page that is open has an address')
      return { ref: id, url }
    }, nothing),
  readPage: (ref) =>
    calling(
      async () => stateOf(await stripe.checkout.sessions.retrieve(ref, { expand: ['setup_intent.payment_method'] })),
      nothing,
    ),
  removeCard: (ref) =>
    calling(
      async () => {
        await stripe.paymentMethods.detach(ref)
        return true
      },
      // A card that belongs to nobody there is removed already.
      (error) => isInvalid(error) || undefined,
    ).then(() => undefined),
})
