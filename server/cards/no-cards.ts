import { SignatureRefused } from '../inbox/webhook.ts'
import { type CardProvider, CardsUnreachable } from './provider.ts'

const refuse = async (): Promise<never> => {
  throw new CardsUnreachable('no provider of cards is configured')
}

/** Sells nothing. It is used in production when no provider of cards is configured. */
export const noCards: CardProvider = {
  name: 'none',
  openPage: refuse,
  readPage: refuse,
  charge: refuse,
  findCharge: refuse,
  readCharge: refuse,
  cancelCharge: refuse,
  removeCard: refuse,
  readWebhook: () => {
    throw new SignatureRefused()
  },
}
