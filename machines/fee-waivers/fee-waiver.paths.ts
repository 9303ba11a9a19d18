import { type By, byBank, bySystem } from '../shared/turn.ts'
import { feeWaiverMachine } from './fee-waiver.machine.ts'
import type { FeeWaiverEvent, FeeWaiverFacts } from './fee-waiver.types.ts'

/** A step that a walker may try, with `facts` when a step brings new ones. */
export type FeeWaiverStep = { readonly event: FeeWaiverEvent; readonly facts?: FeeWaiverFacts }

const applicant: By = { actor: 'dana', party: 'applicant', mode: 'self' }
const administrator: By = { actor: 'ada', party: 'administrator', mode: 'self' }

const feeWaiverBegins: readonly FeeWaiverFacts[] = [{ documented: true }, { documented: false }]

const feeWaiverSteps: readonly FeeWaiverStep[] = [
  { event: { type: 'feeWaiver.addDocument', by: applicant }, facts: { documented: true } },
  { event: { type: 'feeWaiver.withdraw', by: applicant } },
  { event: { type: 'feeWaiver.grant', by: administrator }, facts: { documented: true } },
  { event: { type: 'feeWaiver.refuse', by: administrator } },
  { event: { type: 'feeWaiver.end', by: bySystem } },
]

/** Lists everybody who might try, for the refusal matrix. */
const feeWaiverPeople: Readonly<Record<string, By>> = {
  applicant,
  administrator,
  coparent: { actor: 'sam', party: 'onlooker', mode: 'self' },
  professional: { actor: 'pat', party: 'applicant', mode: 'viewing' },
  lookingAdmin: { actor: 'ada', party: 'applicant', mode: 'synced' },
  stranger: { actor: null, party: 'onlooker', mode: 'self' },
  system: bySystem,
  bank: byBank,
}

/** The chart with everything that is needed to walk it. */
export const feeWaiver = {
  machine: feeWaiverMachine,
  begins: feeWaiverBegins,
  steps: feeWaiverSteps,
  people: feeWaiverPeople,
} as const
