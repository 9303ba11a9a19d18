import { type By, byBank, bySystem } from '../shared/turn.ts'
import { linkedAccountMachine } from './linked-account.machine.ts'
import type { LinkedAccountEvent, LinkedAccountFacts } from './linked-account.types.ts'

/** A step that a walker may try, with `facts` when a step brings new ones. */
export type LinkedAccountStep = { readonly event: LinkedAccountEvent; readonly facts?: LinkedAccountFacts }

const parent: By = { actor: 'dana', party: 'parent', mode: 'self' }
const holder: By = { actor: 'mia', party: 'holder', mode: 'self' }
const begun: LinkedAccountFacts = { codeInTime: false, resettable: true }
const coded: LinkedAccountFacts = { ...begun, codeInTime: true }
const grown: LinkedAccountFacts = { ...begun, resettable: false }

const linkedAccountBegins: readonly LinkedAccountFacts[] = [begun]

const linkedAccountSteps: readonly LinkedAccountStep[] = [
  { event: { type: 'linkedAccount.giveCode', by: parent } },
  { event: { type: 'linkedAccount.accept', by: holder }, facts: coded },
  { event: { type: 'linkedAccount.accept', by: holder }, facts: begun },
  { event: { type: 'linkedAccount.reset', by: parent }, facts: begun },
  { event: { type: 'linkedAccount.reset', by: parent }, facts: grown },
  { event: { type: 'linkedAccount.end', by: parent } },
  { event: { type: 'linkedAccount.reopen', by: parent } },
]

/** Lists everybody who might try, for the refusal matrix. */
const linkedAccountPeople: Readonly<Record<string, By>> = {
  parent,
  holder,
  professional: { actor: 'pat', party: 'parent', mode: 'viewing' },
  admin: { actor: 'ada', party: 'parent', mode: 'synced' },
  stranger: { actor: null, party: 'onlooker', mode: 'self' },
  system: bySystem,
  bank: byBank,
}

/** The chart with everything that is needed to walk it. */
export const linkedAccount = {
  machine: linkedAccountMachine,
  begins: linkedAccountBegins,
  steps: linkedAccountSteps,
  people: linkedAccountPeople,
} as const
