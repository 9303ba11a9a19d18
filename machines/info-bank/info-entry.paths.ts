import { type By, byBank, bySystem } from '../shared/turn.ts'
import { infoEntryMachine } from './info-entry.machine.ts'
import type { InfoEntryEvent, InfoEntryFacts } from './info-entry.types.ts'

/** A step that a walker may try, with `facts` when a step brings new ones. */
export type InfoEntryStep = { readonly event: InfoEntryEvent; readonly facts?: InfoEntryFacts }

const author: By = { actor: 'sam', party: 'author', mode: 'self' }
const other: By = { actor: 'dana', party: 'other', mode: 'self' }

const infoEntrySteps: readonly InfoEntryStep[] = [
  { event: { type: 'infoEntry.edit', by: author } },
  { event: { type: 'infoEntry.share', by: author } },
  { event: { type: 'infoEntry.edit', by: other } },
  { event: { type: 'infoEntry.remove', by: author } },
  { event: { type: 'infoEntry.delete', by: author } },
]

/** Lists everybody who might try, for the refusal matrix. */
const infoEntryPeople: Readonly<Record<string, By>> = {
  author,
  other,
  professional: { actor: 'pat', party: 'author', mode: 'viewing' },
  admin: { actor: 'ada', party: 'other', mode: 'synced' },
  child: { actor: 'mia', party: 'onlooker', mode: 'self' },
  system: bySystem,
  bank: byBank,
}

const infoEntryBegins: readonly InfoEntryFacts[] = [{ concerns: 'children' }]

/** The chart with everything that is needed to walk it. */
export const infoEntry = {
  machine: infoEntryMachine,
  begins: infoEntryBegins,
  steps: infoEntrySteps,
  people: infoEntryPeople,
} as const
