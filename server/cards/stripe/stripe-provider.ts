import type { Clock } from '../../clock.ts'
import type { CardProvider } from '../provider.ts'
import { stripeCardPages } from './card-pages.ts'
import { stripeCharges } from './charges.ts'
import { type StripeAccess, stripeClient } from './client.ts'
import { stripeWebhooks } from './webhooks.ts'

/** Implements the port of cards with Stripe. Numbers of cards are typed on Stripe's own page. */
export const stripeProvider = (access: StripeAccess, clock: Clock): CardProvider => {
  const stripe = stripeClient(access)
  return {
    name: 'stripe',
    ...stripeCardPages(stripe),
    ...stripeCharges(stripe),
    ...stripeWebhooks(stripe, access.webhookSecret, clock),
  }
}
