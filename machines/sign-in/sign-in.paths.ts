import { type By, byBank, bySystem } from '../shared/turn.ts'
import { signInMachine } from './sign-in.machine.ts'
import type { SignInEvent, SignInFacts } from './sign-in.types.ts'

/** A step that a walker may try, with `facts` when a step brings new ones. */
export type SignInStep = { readonly event: SignInEvent; readonly facts?: Partial<SignInFacts> }

const person: By = { actor: 'dana', party: 'person', mode: 'self' }

const signInBegins: readonly SignInFacts[] = [{ secondStep: false, inTime: true }]

const signInSteps: readonly SignInStep[] = [
  { event: { type: 'signIn.identify', by: person } },
  { event: { type: 'signIn.identify', by: person }, facts: { secondStep: true } },
  { event: { type: 'signIn.prove', by: person } },
  { event: { type: 'signIn.prove', by: person }, facts: { inTime: false } },
  { event: { type: 'signIn.expire', by: bySystem } },
  { event: { type: 'signIn.expire', by: bySystem }, facts: { inTime: false } },
]

/** Lists everybody who might try, for the refusal matrix. */
const signInPeople: Readonly<Record<string, By>> = {
  person,
  professional: { actor: 'pat', party: 'person', mode: 'viewing' },
  admin: { actor: 'ada', party: 'person', mode: 'synced' },
  stranger: { actor: null, party: 'onlooker', mode: 'self' },
  system: bySystem,
  bank: byBank,
}

/** The chart with everything that is needed to walk it. */
export const signIn = {
  machine: signInMachine,
  begins: signInBegins,
  steps: signInSteps,
  people: signInPeople,
} as const
