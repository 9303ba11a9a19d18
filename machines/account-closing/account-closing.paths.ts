import { type By, byBank, bySystem } from '../shared/turn.ts'
import { accountClosingMachine } from './account-closing.machine.ts'
import type { AccountClosingEvent, AccountClosingFacts } from './account-closing.types.ts'

/** A step that a walker may try, with `facts` when a step brings new ones. */
export type AccountClosingStep = { readonly event: AccountClosingEvent; readonly facts?: Partial<AccountClosingFacts> }

const person: By = { actor: 'dana', party: 'person', mode: 'self' }
const administrator: By = { actor: null, party: 'administrator', mode: 'self' }

const accountClosingBegins: readonly AccountClosingFacts[] = [
  { due: false, own: true, administers: true },
  { due: false, own: true, administers: false },
  { due: false, own: false, administers: false },
]

const accountClosingSteps: readonly AccountClosingStep[] = [
  { event: { type: 'accountClosing.ask', by: person } },
  { event: { type: 'accountClosing.stop', by: person } },
  { event: { type: 'accountClosing.carryOut', by: bySystem }, facts: { due: true } },
  { event: { type: 'accountClosing.recordDeath', by: administrator } },
  { event: { type: 'accountClosing.dismiss', by: administrator } },
]

/** Lists everybody who might try, for the refusal matrix. */
const accountClosingPeople: Readonly<Record<string, By>> = {
  person,
  administrator,
  professional: { actor: 'pat', party: 'person', mode: 'viewing' },
  admin: { actor: 'ada', party: 'person', mode: 'synced' },
  stranger: { actor: null, party: 'onlooker', mode: 'self' },
  system: bySystem,
  bank: byBank,
}

/** The chart with everything that is needed to walk it. */
export const accountClosing = {
  machine: accountClosingMachine,
  begins: accountClosingBegins,
  steps: accountClosingSteps,
  people: accountClosingPeople,
} as const
