import Stripe from 'stripe'
import type { CardProvider, ChargeOrder, ChargeReport, ProviderChargeState } from '../provider.ts'
import { calling, isInvalid, isRefusedFor, nothing } from './client.ts'

type Intent = Stripe.PaymentIntent

const expand = ['latest_charge'] as const
/** One person's charges of the last years fit into one page. */
const page = 100

const problemOf = ({ last_payment_error: error }: Intent): readonly (string | undefined)[] => [
  error?.code,
  error?.decline_code,
]
const reasonOf = (intent: Intent): ChargeReport['reason'] =>
  problemOf(intent).includes('expired_card') ? 'expired' : 'declined'

/** The bank of the card wants the payer, who was not there. */
const needsPayer = (intent: Intent): boolean =>
  intent.status === 'requires_payment_method' && problemOf(intent).includes('authentication_required')

/** A warning is a question of a bank that took no money back; a dispute that was prevented was refunded. */
const stateOfDispute = (status: string | undefined): ProviderChargeState => {
  if (status === 'won') return 'dispute won'
  return status === undefined || status === 'prevented' || status.startsWith('warning') ? 'paid' : 'disputed'
}

/** A part that was given back ends nothing: only a whole refund does. */
const stateOfPaid = async (stripe: Stripe, { id, latest_charge: charge }: Intent): Promise<ProviderChargeState> => {
  if (charge === null || typeof charge === 'string') return 'paid'
  if (charge.refunded) return 'refunded'
  if (!charge.disputed) return 'paid'
  const { data } = await stripe.disputes.list({ payment_intent: id, limit: 1 })
  return stateOfDispute(data[0]?.status)
}

const stateOf = async (stripe: Stripe, intent: Intent): Promise<ProviderChargeState> => {
  if (intent.status === 'succeeded') return stateOfPaid(stripe, intent)
  if (intent.status === 'requires_action') return 'authentication'
  return intent.status === 'canceled' || intent.status === 'requires_payment_method' ? 'refused' : 'open'
}

const reportOf = async (stripe: Stripe, intent: Intent): Promise<ChargeReport> => {
  const state = await stateOf(stripe, intent)
  return {
    ref: intent.id,
    state,
    reason: state === 'refused' ? reasonOf(intent) : null,
    url: state === 'authentication' ? (intent.next_action?.redirect_to_url?.url ?? null) : null,
  }
}

/** A card that is declined is an error at Stripe, which contains what became of the payment. */
const failed = (error: unknown): Intent => {
  if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) return error.payment_intent
  throw error
}

/** Stripe forgets keys after a day, and a charge may be asked for later; so those that were made are looked through first. */
const made = async (
  stripe: Stripe,
  { customer, key }: Pick<ChargeOrder, 'customer' | 'key'>,
): Promise<Intent | undefined> => {
  const { data } = await stripe.paymentIntents.list({ customer, limit: page, expand: ['data.latest_charge'] })
  return data.find(({ metadata }) => metadata.charge === key)
}

const make = (stripe: Stripe, { key, present, backTo, ...order }: ChargeOrder): Promise<Intent> =>
  stripe.paymentIntents
    .create(
      {
        amount: order.amount,
        currency: order.currency.toLowerCase(),
        customer: order.customer,
        payment_method: order.card,
        allowed_payment_method_types: ['card'],
        metadata: { charge: key },
        confirm: true,
        off_session: !present,
        return_url: backTo,
        expand: [...expand],
      },
      { idempotencyKey: key },
    )
    .catch(failed)

/** Confirms a payment anew, as if the payer were there, so that there is a page on which they authenticate. */
const confirm = (stripe: Stripe, { id }: Intent, { card, key, backTo }: ChargeOrder): Promise<Intent> =>
  stripe.paymentIntents
    .confirm(
      id,
      { payment_method: card, off_session: false, return_url: backTo, expand: [...expand] },
      { idempotencyKey: `${key} present` },
    )
    .catch(failed)

const charge = async (stripe: Stripe, order: ChargeOrder): Promise<ChargeReport> => {
  const intent = (await made(stripe, order)) ?? (await make(stripe, order))
  return reportOf(stripe, needsPayer(intent) ? await confirm(stripe, intent, order) : intent)
}

type Charges = Pick<CardProvider, 'charge' | 'findCharge' | 'readCharge' | 'cancelCharge'>

/** Implements charges with payment intents: https://docs.stripe.com/api/payment_intents */
export const stripeCharges = (stripe: Stripe): Charges => {
  const read = async (ref: string): Promise<ChargeReport> =>
    reportOf(stripe, await stripe.paymentIntents.retrieve(ref, { expand: [...expand] }))
  return {
    charge: (order) =>
      calling(
        () => charge(stripe, order),
        // A card or a person that Stripe does not know any more pays nothing.
        (error) =>
          isRefusedFor(error, 'payment_method', 'customer')
            ? { ref: order.key, state: 'refused', reason: 'declined', url: null }
            : undefined,
      ),
    findCharge: (order) =>
      calling(
        async () => {
          const intent = await made(stripe, order)
          return intent ? reportOf(stripe, intent) : null
        },
        // Nothing was made for a person that Stripe does not know.
        (error) => (isRefusedFor(error, 'customer') ? null : undefined),
      ),
    readCharge: (ref) => calling(() => read(ref), nothing),
    cancelCharge: (ref) =>
      calling(async () => {
        try {
          await stripe.paymentIntents.cancel(ref)
        } catch (error) {
          // A charge that was paid or refused meanwhile cannot be cancelled, and is read instead.
          if (!isOver(error)) throw error
        }
        return read(ref)
      }, nothing),
  }
}

const isOver = (error: unknown): boolean => isInvalid(error) && error.code === 'payment_intent_unexpected_state'
