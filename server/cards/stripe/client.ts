import Stripe from 'stripe'
import { CardsUnreachable } from '../provider.ts'

export type StripeAccess = {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly apiUrl: string
  readonly timeoutMs: number
}

/** Stripe answers most requests within seconds; a charge may wait for the bank of a card. */
export const stripeTimeoutMs = 20_000

const defaultPort = { 'http:': '80', 'https:': '443' } as const

/**
 * Opens a client that sends nothing about itself. It repeats nothing either: jobs do that, with the same key and for as
 * long as it takes.
 */
export const stripeClient = ({ secretKey, apiUrl, timeoutMs }: StripeAccess): Stripe => {
  const { protocol, hostname, port } = new URL(apiUrl)
  const scheme = protocol === 'http:' ? 'http' : 'https'
  return new Stripe(secretKey, {
    protocol: scheme,
    host: hostname,
    port: port || defaultPort[`${scheme}:`],
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

/** Stripe refuses the request itself, so asking again would change nothing. */
export const isInvalid = (error: unknown): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> =>
  error instanceof Stripe.errors.StripeInvalidRequestError

/** Says whether Stripe refuses a request because of one of these parts of it. */
export const isRefusedFor = (error: unknown, ...params: readonly string[]): boolean =>
  isInvalid(error) && params.some((param) => param === error.param)

/**
 * Resolves as the call does.
 * @throws {CardsUnreachable} for every failure that `known` does not know. It carries no text of the provider, which may
 * repeat what was sent.
 */
export const calling = async <T>(call: () => Promise<T>, known: (error: unknown) => T | undefined): Promise<T> => {
  try {
    return await call()
  } catch (error) {
    const outcome = known(error)
    if (outcome !== undefined) return outcome
    const type = error instanceof Stripe.errors.StripeError ? `${error.type} ${error.code ?? ''}` : 'no answer'
    throw new CardsUnreachable(`Stripe: ${type.trim()}`)
  }
}

/** Knows no failure. */
export const nothing = (): undefined => undefined
