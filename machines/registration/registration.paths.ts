import { type By, byBank, bySystem } from '../shared/turn.ts'
import { registrationMachine } from './registration.machine.ts'
import type { RegistrationEvent, RegistrationFacts } from './registration.types.ts'

/** A step that a walker may try, with `facts` when a step brings new ones. */
export type RegistrationStep = { readonly event: RegistrationEvent; readonly facts?: Partial<RegistrationFacts> }

const joiner: By = { actor: null, party: 'joiner', mode: 'self' }

/** A walk begins without an invitation, with the invited address, or with another one. */
const registrationBegins: readonly RegistrationFacts[] = [
  { invited: false, admitted: true },
  { invited: true, admitted: true },
  { invited: true, admitted: false },
]

const registrationSteps: readonly RegistrationStep[] = [
  { event: { type: 'registration.correct', by: joiner } },
  { event: { type: 'registration.giveParent', by: joiner } },
  { event: { type: 'registration.giveChildren', by: joiner } },
  { event: { type: 'registration.giveCredentials', by: joiner } },
  { event: { type: 'registration.ask', by: joiner } },
  { event: { type: 'registration.complete', by: joiner } },
  { event: { type: 'registration.expire', by: bySystem } },
]

/** Lists everybody who might try, for the refusal matrix. `stranger` has no token of the registration. */
const registrationPeople: Readonly<Record<string, By>> = {
  joiner,
  stranger: { actor: null, party: 'onlooker', mode: 'self' },
  inviter: { actor: 'dana', party: 'onlooker', mode: 'self' },
  professional: { actor: 'pat', party: 'joiner', mode: 'viewing' },
  admin: { actor: 'ada', party: 'joiner', mode: 'synced' },
  system: bySystem,
  bank: byBank,
}

/** The chart with everything that is needed to walk it. */
export const registration = {
  machine: registrationMachine,
  begins: registrationBegins,
  steps: registrationSteps,
  people: registrationPeople,
} as const
