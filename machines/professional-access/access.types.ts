import type { By, Parties, TurnIn } from '../shared/turn.ts'

export const accessParties = { parent: ['parent'], professional: ['professional'] } as const satisfies Parties
export type AccessTurn = TurnIn<typeof accessParties>

export type AccessEvent = { readonly by: By; readonly type: 'access.remove' }
