import { type By, byBank, bySystem } from '../shared/turn.ts'
import { familyHoldMachine } from './family-hold.machine.ts'
import type { FamilyHoldEvent, FamilyHoldFacts } from './family-hold.types.ts'

/** A step that a walker may try. */
export type FamilyHoldStep = { readonly event: FamilyHoldEvent }

const administrator: By = { actor: null, party: 'administrator', mode: 'self' }

const familyHoldBegins: readonly FamilyHoldFacts[] = [{}]

const familyHoldSteps: readonly FamilyHoldStep[] = [{ event: { type: 'familyHold.release', by: administrator } }]

/** Lists everybody who might try, for the refusal matrix. */
const familyHoldPeople: Readonly<Record<string, By>> = {
  administrator,
  parent: { actor: 'dana', party: 'onlooker', mode: 'self' },
  professional: { actor: 'pat', party: 'onlooker', mode: 'viewing' },
  admin: { actor: 'ada', party: 'onlooker', mode: 'synced' },
  stranger: { actor: null, party: 'onlooker', mode: 'self' },
  system: bySystem,
  bank: byBank,
}

/** The chart with everything that is needed to walk it. */
export const familyHold = {
  machine: familyHoldMachine,
  begins: familyHoldBegins,
  steps: familyHoldSteps,
  people: familyHoldPeople,
} as const
