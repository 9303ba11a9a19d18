import { randomUUID } from 'node:crypto'
import type { CardDto, PlanPage } from '#contract/subscriptions/subscriptions.ts'
import { CardsUnreachable } from '../../cards/provider.ts'
import type { Config } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { PersonalFact } from '../../inbox/inbox.ts'
import { cardDtoOf, cardOf, dropCard, keepCard, keepPage, pageOf } from './cards.store.ts'
import type { CardRemoval } from './subscriptions.queues.ts'

type Needs = Pick<Deps, 'scopes' | 'clock' | 'cards' | 'config' | 'log'>

const pages: Readonly<Record<PlanPage, string>> = {
  account: '/app/account/plan?card=back',
  upgrades: '/app/upgrades?card=back',
  renewals: '/app/renewals?card=back',
}

/** Returns where the provider leads back to. */
export const addressBackTo = ({ publicUrl }: Pick<Config, 'publicUrl'>, page: PlanPage): string =>
  `${publicUrl}${pages[page]}`

/** @throws {Refusal} cardsUnreachable when the provider did not answer */
const asking = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call()
  } catch (error) {
    throw error instanceof CardsUnreachable ? new Refusal('cardsUnreachable') : error
  }
}

/** Opens the provider's page for a card. It runs without a transaction. */
export const openCardPage = async (needs: Needs, personId: string, page: PlanPage): Promise<{ url: string }> => {
  const { scopes, cards, config, clock } = needs
  if (cards.name === 'none') throw new Refusal('cardsNotSold')
  const known = await scopes.asOwner(personId, (tx) => cardOf(tx, personId))
  const customer = known?.provider === cards.name ? known.customer_ref : null
  const id = randomUUID()
  const opened = await asking(() => cards.openPage({ customer, backTo: addressBackTo(config, page), key: id }))
  const row = { person_id: personId, id, provider: cards.name, ref: opened.ref, created_at: clock.now() }
  await scopes.asOwner(personId, (tx) => keepPage(tx, row))
  return { url: opened.url }
}

/** Takes the card that was given on the page that was opened last, and removes the one before at the provider. */
export const lookAtCard = async (needs: Needs, personId: string): Promise<{ card: CardDto | null }> => {
  const { scopes, cards, clock, log } = needs
  const page = await scopes.asOwner(personId, (tx) => pageOf(tx, personId))
  const state = page?.provider === cards.name ? await asking(() => cards.readPage(page.ref)) : undefined
  const [given, customer] = [state?.card, state?.customer]
  const { now, before } = await scopes.asOwner(personId, async (tx) => {
    const replaced =
      given && customer
        ? await keepCard(tx, personId, { provider: cards.name, customer, card: given }, clock.now())
        : undefined
    return { now: await cardOf(tx, personId), before: replaced }
  })
  if (before?.ref && before.provider === cards.name)
    await cards.removeCard(before.ref).catch((error: unknown) => {
      log.warn({ err: error }, 'a card that was replaced here could not be removed at its provider')
    })
  return { card: now ? cardDtoOf(now) : null }
}

/** Removes the card here first: nothing is charged to it any more, whatever the provider answers. */
export const removeCard = async ({ scopes, cards, log }: Needs, personId: string): Promise<void> => {
  const card = await scopes.asOwner(personId, async (tx) => {
    const known = await cardOf(tx, personId)
    await dropCard(tx, personId)
    return known
  })
  if (!card?.ref || card.provider !== cards.name) return
  await cards.removeCard(card.ref).catch((error: unknown) => {
    log.warn({ err: error }, 'a card that was removed here could not be removed at its provider')
  })
}

/** Removes at the provider what is not known here any more; it is tried again until there is an answer. */
export const performCardRemoval = async (
  { cards }: Pick<Needs, 'cards'>,
  { provider, ref }: CardRemoval,
): Promise<void> => {
  if (provider === cards.name) await cards.removeCard(ref)
}

/** A webhook says that a page was used; the page that was opened last is looked at. */
export const cardPageFact =
  (needs: Needs) =>
  async ({ personId }: PersonalFact): Promise<void> =>
    void (await lookAtCard(needs, personId))
