import { type By, byBank, bySystem } from '../shared/turn.ts'
import type { ClaimEvent } from './claim.types.ts'

export const claimCreator: By = { actor: 'sam', party: 'creator', mode: 'self' }
export const claimOther: By = { actor: 'dana', party: 'other', mode: 'self' }

type ClaimStep<Entity extends string> = { readonly event: ClaimEvent<Entity> & { readonly by: By } }

/** The steps that a walker may try on a claim: each event as the person who may send it. */
export const claimSteps = <const Entity extends string>(entity: Entity): readonly ClaimStep<Entity>[] => [
  { event: { type: `${entity}.confirm`, by: claimOther } },
  { event: { type: `${entity}.dispute`, by: claimOther } },
  { event: { type: `${entity}.withdraw`, by: claimCreator } },
]

/** Lists everybody who might try, for the refusal matrix. */
export const claimPeople: Readonly<Record<string, By>> = {
  creator: claimCreator,
  other: claimOther,
  professional: { actor: 'pat', party: 'creator', mode: 'viewing' },
  admin: { actor: 'ada', party: 'other', mode: 'synced' },
  child: { actor: 'mia', party: 'onlooker', mode: 'self' },
  system: bySystem,
  bank: byBank,
}
