import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import { requireSignature } from '../../bank/signature.ts'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../db/schema.ts'
import type { RequestScopes } from '../../db/tenancy.ts'
import { type Card, type CardProvider, CardsUnreachable, type ChargeReport, cardResourceKinds } from '../provider.ts'
import { isManner, type Manner } from './manners.ts'

type Needs = {
  readonly scopes: Pick<RequestScopes, 'beforeSignIn'>
  readonly clock: Clock
  readonly publicUrl: string
  readonly webhookSecret: string
}
type CardRow = Selectable<Schema['practice_card']>
export type PracticeCharge = Selectable<Schema['practice_charge']>

export const practicePath = '/practice-cards'

const cardIn = ({ id, last4, expires }: CardRow): Card => ({ ref: id, kind: 'card', brand: 'Practice', last4, expires })

const reportOf = ({ id, state, reason }: PracticeCharge, publicUrl: string): ChargeReport => ({
  ref: id,
  state,
  reason: reason === 'declined' || reason === 'expired' ? reason : null,
  url: state === 'authentication' ? `${publicUrl}${practicePath}/charges/${id}` : null,
})

type Outcome = Pick<PracticeCharge, 'state' | 'reason'>

const paid: Outcome = { state: 'paid', reason: null }
const declined: Outcome = { state: 'refused', reason: 'declined' }

/** `isFirst` says that the card was never charged before. */
const outcomes: Readonly<Record<Manner, (isFirst: boolean) => Outcome>> = {
  good: () => paid,
  declines: () => declined,
  expired: () => ({ state: 'refused', reason: 'expired' }),
  authenticates: () => ({ state: 'authentication', reason: null }),
  disputes: () => paid,
  later: (isFirst) => (isFirst ? paid : declined),
}

const outcomeOf = ({ manner, removed_at }: CardRow, isFirst: boolean): Outcome =>
  removed_at === null && isManner(manner) ? outcomes[manner](isFirst) : declined

const posted = z.object({
  id: z.string(),
  topic: z.string(),
  resource: z.object({ kind: z.enum(cardResourceKinds), ref: z.string() }),
})

/** Implements the port of cards with the practice provider, which moves no money. */
export const practiceProvider = ({ scopes, clock, publicUrl, webhookSecret }: Needs): CardProvider => {
  const chargeBy = async (column: 'id' | 'key', value: string): Promise<PracticeCharge | undefined> =>
    scopes.beforeSignIn((tx) =>
      tx.selectFrom('practice_charge').selectAll().where(column, '=', value).executeTakeFirst(),
    )
  const known = async (ref: string): Promise<PracticeCharge> => {
    const row = await chargeBy('id', ref)
    if (!row) throw new CardsUnreachable('the practice provider does not know this charge')
    return row
  }
  return {
    name: 'practice',
    openPage: async ({ customer, backTo, key }) => {
      const page = {
        id: key,
        customer: customer ?? randomUUID(),
        back_to: backTo,
        card_id: null,
        created_at: clock.now(),
      }
      await scopes.beforeSignIn((tx) =>
        tx
          .insertInto('practice_page')
          .values(page)
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      )
      return { ref: key, url: `${publicUrl}${practicePath}/pages/${key}` }
    },
    readPage: (ref) =>
      scopes.beforeSignIn(async (tx) => {
        const page = await tx.selectFrom('practice_page').selectAll().where('id', '=', ref).executeTakeFirst()
        if (!page) return { customer: null, card: null }
        const card = await tx.selectFrom('practice_card').selectAll().where('id', '=', page.card_id).executeTakeFirst()
        return { customer: page.customer, card: card && card.removed_at === null ? cardIn(card) : null }
      }),
    charge: async ({ card, amount, currency, key, backTo }) =>
      scopes.beforeSignIn(async (tx) => {
        const row = await tx
          .selectFrom('practice_card')
          .selectAll()
          .where('id', '=', card)
          .forUpdate()
          .executeTakeFirst()
        if (!row) return { ref: key, state: 'refused', reason: 'declined', url: null }
        const before = await tx.selectFrom('practice_charge').selectAll().where('card_id', '=', card).execute()
        const same = before.find((charge) => charge.key === key)
        if (same) return reportOf(same, publicUrl)
        const order = {
          id: randomUUID(),
          key,
          card_id: card,
          amount,
          currency,
          back_to: backTo,
          created_at: clock.now(),
        }
        const values = { ...order, ...outcomeOf(row, before.length === 0) }
        await tx.insertInto('practice_charge').values(values).execute()
        return reportOf(values, publicUrl)
      }),
    findCharge: async ({ key }) => {
      const row = await chargeBy('key', key)
      return row ? reportOf(row, publicUrl) : null
    },
    readCharge: async (ref) => reportOf(await known(ref), publicUrl),
    cancelCharge: async (ref) => {
      await scopes.beforeSignIn((tx) =>
        tx
          .updateTable('practice_charge')
          .set(declined)
          .where('id', '=', ref)
          .where('state', '=', 'authentication')
          .execute(),
      )
      return reportOf(await known(ref), publicUrl)
    },
    removeCard: async (ref) => {
      await scopes.beforeSignIn((tx) =>
        tx.updateTable('practice_card').set({ removed_at: clock.now() }).where('id', '=', ref).execute(),
      )
    },
    readWebhook: (headers, raw) => {
      requireSignature(webhookSecret, headers, raw)
      const { id, topic, resource } = z.parse(posted, JSON.parse(raw.toString()))
      return { id, topic, about: resource }
    },
  }
}
