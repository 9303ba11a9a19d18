import { type By, byBank, bySystem } from '../shared/turn.ts'
import type { AccessEvent } from './access.types.ts'

const parent: By = { actor: 'dana', party: 'parent', mode: 'self' }

export const accessSteps: readonly { readonly event: AccessEvent }[] = [
  { event: { type: 'access.remove', by: parent } },
]

/** Lists everybody who might try, for the refusal matrix. */
export const accessPeople: Readonly<Record<string, By>> = {
  parent,
  professional: { actor: 'pat', party: 'professional', mode: 'self' },
  professionalLookingOn: { actor: 'pat', party: 'parent', mode: 'viewing' },
  admin: { actor: 'ada', party: 'parent', mode: 'synced' },
  otherParent: { actor: 'sam', party: 'onlooker', mode: 'self' },
  system: bySystem,
  bank: byBank,
}
