import type { FastifyInstance } from 'fastify'
import { sandboxSecrets } from '../bank/sandbox/secrets.ts'
import { sendThrough } from '../bank/send.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { RequestScopes } from '../db/tenancy.ts'
import { noCards } from './no-cards.ts'
import { practicePages } from './practice/practice-pages.ts'
import { practiceProvider } from './practice/practice-provider.ts'
import type { CardProvider } from './provider.ts'

type Needs = {
  readonly config: Pick<Config, 'cards' | 'dataDir' | 'publicUrl'>
  readonly scopes: RequestScopes
  readonly clock: Clock
  /** Returns the whole server, which exists only after the provider was opened. */
  readonly app: () => Pick<FastifyInstance, 'inject'>
}

/** `pages` serves the provider's own pages, where it is the practice provider. */
export type OpenCards = { readonly cards: CardProvider; readonly pages: (app: FastifyInstance) => void }

const noPages = () => undefined

/** Opens the configured provider of cards. */
export const openCards = async ({ config, scopes, clock, app }: Needs): Promise<OpenCards> => {
  if (config.cards.provider === 'none') return { cards: noCards, pages: noPages }
  if (config.cards.provider === 'stripe') {
    // It is loaded where it is used, because no other server needs it.
    const [{ stripeProvider }, { stripeTimeoutMs: timeoutMs }] = [
      await import('./stripe/stripe-provider.ts'),
      await import('./stripe/client.ts'),
    ]
    return { cards: stripeProvider({ ...config.cards, timeoutMs }, clock), pages: noPages }
  }
  const { cardsSecret: webhookSecret } = await sandboxSecrets(config.dataDir)
  return {
    cards: practiceProvider({ scopes, clock, publicUrl: config.publicUrl, webhookSecret }),
    pages: (server) => practicePages(server, { scopes, send: sendThrough(app), webhookSecret }),
  }
}
