import { type By, byBank, bySystem } from '../shared/turn.ts'
import { removalMachine } from './removal.machine.ts'
import type { RemovalEvent, RemovalFacts } from './removal.types.ts'

/** A step that a walker may try, with `facts` when a step brings new ones. */
export type RemovalStep = { readonly event: RemovalEvent; readonly facts?: Partial<RemovalFacts> }

const person: By = { actor: 'dana', party: 'person', mode: 'self' }
const holder: By = { actor: null, party: 'holder', mode: 'self' }

const removalBegins: readonly RemovalFacts[] = [{ due: false }]

const removalSteps: readonly RemovalStep[] = [
  { event: { type: 'removal.stop', by: person } },
  { event: { type: 'removal.stop', by: holder } },
  { event: { type: 'removal.supersede', by: bySystem } },
  { event: { type: 'removal.carryOut', by: bySystem } },
  { event: { type: 'removal.carryOut', by: bySystem }, facts: { due: true } },
]

/** Lists everybody who might try, for the refusal matrix. */
const removalPeople: Readonly<Record<string, By>> = {
  person,
  holder,
  professional: { actor: 'pat', party: 'person', mode: 'viewing' },
  admin: { actor: 'ada', party: 'person', mode: 'synced' },
  stranger: { actor: null, party: 'onlooker', mode: 'self' },
  system: bySystem,
  bank: byBank,
}

/** The chart with everything that is needed to walk it. */
export const secondStepRemoval = {
  machine: removalMachine,
  begins: removalBegins,
  steps: removalSteps,
  people: removalPeople,
} as const
