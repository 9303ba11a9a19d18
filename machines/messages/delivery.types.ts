import type { By, Parties, TurnIn } from '../shared/turn.ts'

/** The author waits for nothing: that a message was first viewed is a fact, not a duty. */
export const deliveryParties = { recipient: ['recipient'], author: [] } as const satisfies Parties
export type DeliveryParty = keyof typeof deliveryParties
export type DeliveryTurn = TurnIn<typeof deliveryParties>

export type DeliveryEvent = { readonly by: By; readonly type: 'delivery.open' }
