import { randomUUID } from 'node:crypto'
import { sandboxSecrets } from '#server/bank/sandbox/secrets.ts'
import { signatureHeader, signatureOf } from '#server/bank/signature.ts'
import { practicePath } from '#server/cards/practice/practice-provider.ts'
import type { Random } from '#server/seed/random.ts'
import { attemptMs, repeatUntil } from '../attempts.ts'
import type { Beside, ProviderCharge } from './beside.ts'
import type { Model } from './model.ts'

type Webhook = { readonly id: string; readonly body: Buffer }

/** Plays the provider of cards: its customers' own acts, and webhooks that arrive twice and in any order. */
export type Cards = {
  /** Authenticates, refuses, disputes, refunds or wins some charges, as people and banks do. */
  act(): Promise<void>
  /** Reports every charge that has changed, twice each, and some of what was reported long ago, all of it shuffled. */
  report(): Promise<void>
  /** Counts the webhooks that were accepted. */
  readonly delivered: () => number
}

type Options = {
  readonly origin: string
  readonly dataDir: string
  readonly random: Random
  readonly beside: Beside
  readonly model: Model
}

const shuffled = <T>(random: Random, all: readonly T[]): T[] =>
  all
    .map((one) => ({ one, at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)

export const cardsOf = async ({ origin, dataDir, random, beside, model }: Options): Promise<Cards> => {
  const { cardsSecret } = await sandboxSecrets(dataDir)
  const reported = new Map<string, string>()
  const old: Webhook[] = []
  let delivered = 0

  const post = (path: string, init: RequestInit, done: (status: number) => boolean) =>
    repeatUntil(
      path,
      async () =>
        (
          await fetch(`${origin}${path}`, {
            method: 'POST',
            redirect: 'manual',
            ...init,
            signal: AbortSignal.timeout(attemptMs),
          })
        ).status,
      done,
      () => random.between(50, 300),
    )
  const deliver = async ({ body }: Webhook): Promise<void> => {
    const headers = { 'content-type': 'application/json', [signatureHeader]: signatureOf(cardsSecret, body) }
    await post('/pub/v1/cards/webhooks/practice', { headers, body: new Uint8Array(body) }, (status) => status < 300)
    delivered += 1
  }
  const press = async ({ id }: ProviderCharge, state: string): Promise<void> => {
    const init = { headers: { origin }, body: new URLSearchParams({ state }) }
    // A repeated press finds that the charge has another state by now.
    const status = await post(`${practicePath}/charges/${id}`, init, (answered) => answered < 500)
    if (status === 303) model.count(`charge is ${state}`)
  }
  const actOn = async (charge: ProviderCharge): Promise<void> => {
    const { last4 } = charge
    if (charge.state === 'authentication' && random.chance(0.5))
      await press(charge, random.chance(0.75) ? 'paid' : 'refused')
    // Only the cards that are made for it are disputed or refunded, so that those of others are undisturbed.
    if (charge.state === 'paid' && last4 === '0259' && random.chance(0.3))
      await press(charge, random.chance(0.6) ? 'disputed' : 'refunded')
    if (charge.state === 'disputed' && random.chance(0.2)) await press(charge, 'dispute won')
  }
  return {
    act: async () => {
      for (const charge of await beside.providerCharges()) await actOn(charge)
    },
    report: async () => {
      const changed = (await beside.providerCharges()).filter(({ id, state }) => reported.get(id) !== state)
      const fresh = changed.map(({ id }) => {
        const event = { id: randomUUID(), topic: 'charge.changed', resource: { kind: 'charge', ref: id } }
        return { id: event.id, body: Buffer.from(JSON.stringify(event)) }
      })
      for (const { id, state } of changed) reported.set(id, state)
      const again = shuffled(random, old).slice(0, 5)
      for (const webhook of shuffled(random, [...fresh, ...fresh, ...again])) await deliver(webhook)
      old.push(...fresh)
    },
    delivered: () => delivered,
  }
}
