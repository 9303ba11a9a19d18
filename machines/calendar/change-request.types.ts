import type { By, Parties, TurnIn } from '../shared/turn.ts'

export const changeRequestParties = { asker: ['asker'], answerer: ['answerer'] } as const satisfies Parties
export type ChangeRequestParty = keyof typeof changeRequestParties
export type ChangeRequestTurn = TurnIn<typeof changeRequestParties>

/**
 * The facts are computed under the lock of the family's calendar. `free`: no approved swap of one of its children has a
 * time in common with it. `counterable`: there is still time for another proposal about the same days. `over`: nobody
 * answered in time.
 */
export type ChangeRequestFacts = { readonly free: boolean; readonly counterable: boolean; readonly over: boolean }

export type ChangeRequestEvent = { readonly by: By } & (
  | { readonly type: 'changeRequest.approve' }
  | { readonly type: 'changeRequest.decline' }
  | { readonly type: 'changeRequest.counter' }
  | { readonly type: 'changeRequest.withdraw' }
  | { readonly type: 'changeRequest.expire' }
)
