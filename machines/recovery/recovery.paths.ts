import { type By, byBank, bySystem } from '../shared/turn.ts'
import { recoveryMachine } from './recovery.machine.ts'
import { type RecoveryEvent, type RecoveryFacts, recoveryKinds } from './recovery.types.ts'

/** A step that a walker may try, with `facts` when a step brings new ones. */
export type RecoveryStep = { readonly event: RecoveryEvent; readonly facts?: Partial<RecoveryFacts> }

const holder: By = { actor: null, party: 'holder', mode: 'self' }

/** A walk begins with one recovery of each kind. */
const recoveryBegins: readonly RecoveryFacts[] = recoveryKinds.map((kind) => ({ kind, inTime: true }))

const recoverySteps: readonly RecoveryStep[] = [
  { event: { type: 'recovery.use', by: holder } },
  { event: { type: 'recovery.use', by: holder }, facts: { inTime: false } },
  { event: { type: 'recovery.answer', by: bySystem } },
  { event: { type: 'recovery.supersede', by: bySystem } },
  { event: { type: 'recovery.expire', by: bySystem } },
  { event: { type: 'recovery.expire', by: bySystem }, facts: { inTime: false } },
]

/** Lists everybody who might try, for the refusal matrix. */
const recoveryPeople: Readonly<Record<string, By>> = {
  holder,
  professional: { actor: 'pat', party: 'holder', mode: 'viewing' },
  admin: { actor: 'ada', party: 'holder', mode: 'synced' },
  stranger: { actor: null, party: 'onlooker', mode: 'self' },
  system: bySystem,
  bank: byBank,
}

/** The chart with everything that is needed to walk it. */
export const recovery = {
  machine: recoveryMachine,
  begins: recoveryBegins,
  steps: recoverySteps,
  people: recoveryPeople,
} as const
