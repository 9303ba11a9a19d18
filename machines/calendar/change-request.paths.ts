import { type By, byBank, bySystem } from '../shared/turn.ts'
import { changeRequestMachine } from './change-request.machine.ts'
import type { ChangeRequestEvent, ChangeRequestFacts } from './change-request.types.ts'

/** A step that a walker may try: each event as the person who may send it, with `facts` when a step brings new ones. */
export type ChangeRequestStep = { readonly event: ChangeRequestEvent; readonly facts?: Partial<ChangeRequestFacts> }

const asker: By = { actor: 'sam', party: 'asker', mode: 'self' }
const answerer: By = { actor: 'dana', party: 'answerer', mode: 'self' }

const changeRequestBegins: readonly ChangeRequestFacts[] = [{ free: true, counterable: true, over: false }]

const changeRequestSteps: readonly ChangeRequestStep[] = [
  { event: { type: 'changeRequest.approve', by: answerer } },
  { event: { type: 'changeRequest.decline', by: answerer } },
  { event: { type: 'changeRequest.counter', by: answerer } },
  { event: { type: 'changeRequest.withdraw', by: asker } },
  { event: { type: 'changeRequest.expire', by: bySystem }, facts: { counterable: false, over: true } },
]

/** Lists everybody who might try, for the refusal matrix. */
const changeRequestPeople: Readonly<Record<string, By>> = {
  asker,
  answerer,
  professional: { actor: 'pat', party: 'asker', mode: 'viewing' },
  admin: { actor: 'ada', party: 'answerer', mode: 'synced' },
  child: { actor: 'mia', party: 'onlooker', mode: 'self' },
  system: bySystem,
  bank: byBank,
}

/** The chart with everything that is needed to walk it. */
export const changeRequest = {
  machine: changeRequestMachine,
  begins: changeRequestBegins,
  steps: changeRequestSteps,
  people: changeRequestPeople,
} as const
