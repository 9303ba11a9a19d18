import { type By, byBank, bySystem } from '../shared/turn.ts'
import { emailChangeMachine } from './email-change.machine.ts'
import type { EmailChangeEvent, EmailChangeFacts } from './email-change.types.ts'

/** A step that a walker may try, with `facts` when a step brings new ones. */
export type EmailChangeStep = { readonly event: EmailChangeEvent; readonly facts?: EmailChangeFacts }

const person: By = { actor: 'dana', party: 'person', mode: 'self' }
const newHolder: By = { actor: null, party: 'newHolder', mode: 'self' }
const oldHolder: By = { actor: null, party: 'oldHolder', mode: 'self' }
const late: EmailChangeFacts = { inTime: false }

const emailChangeBegins: readonly EmailChangeFacts[] = [{ inTime: true }]

const emailChangeSteps: readonly EmailChangeStep[] = [
  { event: { type: 'emailChange.confirm', by: newHolder } },
  { event: { type: 'emailChange.confirm', by: oldHolder } },
  { event: { type: 'emailChange.confirm', by: newHolder }, facts: late },
  { event: { type: 'emailChange.stop', by: person } },
  { event: { type: 'emailChange.stop', by: oldHolder } },
  { event: { type: 'emailChange.supersede', by: bySystem } },
  { event: { type: 'emailChange.settle', by: bySystem } },
  { event: { type: 'emailChange.settle', by: bySystem }, facts: late },
]

/** Lists everybody who might try, for the refusal matrix. */
const emailChangePeople: Readonly<Record<string, By>> = {
  person,
  newHolder,
  oldHolder,
  professional: { actor: 'pat', party: 'person', mode: 'viewing' },
  admin: { actor: 'ada', party: 'person', mode: 'synced' },
  stranger: { actor: null, party: 'onlooker', mode: 'self' },
  system: bySystem,
  bank: byBank,
}

/** The chart with everything that is needed to walk it. */
export const emailChange = {
  machine: emailChangeMachine,
  begins: emailChangeBegins,
  steps: emailChangeSteps,
  people: emailChangePeople,
} as const
