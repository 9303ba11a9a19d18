import { type By, byBank, bySystem } from '../shared/turn.ts'
import { schoolBreakMachine } from './school-break.machine.ts'
import type { SchoolBreakEvent, SchoolBreakFacts } from './school-break.types.ts'

/** A step that a walker may try, with `facts` when a step brings new ones. */
export type SchoolBreakStep = { readonly event: SchoolBreakEvent; readonly facts?: SchoolBreakFacts }

const parent: By = { actor: 'dana', party: 'parent', mode: 'self' }

const schoolBreakBegins: readonly SchoolBreakFacts[] = [{ begun: false }]

const schoolBreakSteps: readonly SchoolBreakStep[] = [{ event: { type: 'schoolBreak.remove', by: parent } }]

/** Lists everybody who might try, for the refusal matrix. */
const schoolBreakPeople: Readonly<Record<string, By>> = {
  parent,
  professional: { actor: 'pat', party: 'parent', mode: 'viewing' },
  admin: { actor: 'ada', party: 'parent', mode: 'synced' },
  child: { actor: 'mia', party: 'onlooker', mode: 'self' },
  system: bySystem,
  bank: byBank,
}

/** The chart with everything that is needed to walk it. */
export const schoolBreak = {
  machine: schoolBreakMachine,
  begins: schoolBreakBegins,
  steps: schoolBreakSteps,
  people: schoolBreakPeople,
} as const
