import type { Selectable } from 'kysely'
import type { CardDto } from '#contract/subscriptions/subscriptions.ts'
import type { Card } from '../../cards/provider.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'
import { claimResource } from '../../inbox/resources.ts'

export type CardRow = Selectable<Schema['payment_card']>
export type CardPageRow = Selectable<Schema['card_page']>

export const cardOf = (tx: Tx, personId: string): Promise<CardRow | undefined> =>
  tx.selectFrom('payment_card').selectAll().where('person_id', '=', personId).executeTakeFirst()

/** A bank account from earlier days can be seen, but nothing is charged to it any more. */
export const isChargeable = (card: CardRow | undefined): card is CardRow & { ref: string } =>
  card !== undefined && card.ref !== null && card.kind === 'card'

export const cardDtoOf = ({ kind, brand, last4, expires }: CardRow): CardDto => ({ kind, brand, last4, expires })

export const pageOf = (tx: Tx, personId: string): Promise<CardPageRow | undefined> =>
  tx.selectFrom('card_page').selectAll().where('person_id', '=', personId).executeTakeFirst()

/** Stores the page that was opened last; a card that is given on an earlier one is not taken. */
export const keepPage = async (tx: Tx, page: CardPageRow): Promise<void> => {
  const { person_id: personId, id: entityId, provider, ref, created_at } = page
  await tx
    .insertInto('card_page')
    .values(page)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ id: entityId, provider, ref, created_at }))
    .execute()
  await claimResource(tx, { provider, ref, kind: 'cardPage', personId, entityId })
}

/** Stores a card in the place of the one before. @returns the one before, where it is another one */
export const keepCard = async (
  tx: Tx,
  personId: string,
  { provider, customer, card }: { readonly provider: string; readonly customer: string; readonly card: Card },
  now: string,
): Promise<CardRow | undefined> => {
  const before = await cardOf(tx, personId)
  const columns = { ...card, provider, customer_ref: customer, changed_at: now }
  await tx
    .insertInto('payment_card')
    .values({ person_id: personId, ...columns })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(columns))
    .execute()
  return before?.ref === card.ref ? undefined : before
}

export const dropCard = async (tx: Tx, personId: string): Promise<void> => {
  await tx.deleteFrom('payment_card').where('person_id', '=', personId).execute()
}

/** Forgets the page as well, so that a card given on it is not taken any more. @returns the card before */
export const forgetCards = async (tx: Tx, personId: string): Promise<CardRow | undefined> => {
  const known = await cardOf(tx, personId)
  await dropCard(tx, personId)
  await tx.deleteFrom('card_page').where('person_id', '=', personId).execute()
  return known
}
