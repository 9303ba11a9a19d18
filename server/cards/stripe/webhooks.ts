import Stripe from 'stripe'
import * as z from 'zod/mini'
import { epochOf } from '#domain/time.ts'
import type { Clock } from '../../clock.ts'
import { SignatureRefused } from '../../inbox/webhook.ts'
import type { CardProvider, CardResourceKind } from '../provider.ts'

/** A delivery that is older than this is refused, because somebody may have recorded it. Stripe signs each delivery anew. */
const toleratedSeconds = 300

const posted = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({ object: z.string(), id: z.string(), payment_intent: z.nullish(z.string()) }),
  }),
})
type Reported = z.infer<typeof posted>['data']['object']

/** A refund or a dispute is reported of a charge of Stripe's; the payment to which it belongs is what we know. */
const aboutOf = ({ object, id, payment_intent: payment }: Reported): { kind: CardResourceKind; ref: string } | null => {
  if (object === 'checkout.session') return { kind: 'cardPage', ref: id }
  if (object === 'payment_intent') return { kind: 'charge', ref: id }
  return payment ? { kind: 'charge', ref: payment } : null
}

/** Reads webhooks of Stripe: https://docs.stripe.com/webhooks */
export const stripeWebhooks = (stripe: Stripe, secret: string, clock: Clock): Pick<CardProvider, 'readWebhook'> => ({
  readWebhook: (headers, raw) => {
    const signature = headers['stripe-signature']
    try {
      stripe.webhooks.constructEvent(
        raw,
        typeof signature === 'string' ? signature : '',
        secret,
        toleratedSeconds,
        undefined,
        epochOf(clock.now()),
      )
    } catch (error) {
      throw error instanceof Stripe.errors.StripeSignatureVerificationError ? new SignatureRefused() : error
    }
    const { id, type, data } = z.parse(posted, JSON.parse(raw.toString()))
    return { id, topic: type, about: aboutOf(data.object) }
  },
})
