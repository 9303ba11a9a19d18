import { type By, byBank, bySystem } from '../shared/turn.ts'
import { draftMachine } from './draft.machine.ts'
import type { DraftEvent } from './draft.types.ts'

const author: By = { actor: 'sam', party: 'author', mode: 'self' }

const draftSteps: readonly { readonly event: DraftEvent }[] = [
  { event: { type: 'draft.save', by: author } },
  { event: { type: 'draft.send', by: author } },
  { event: { type: 'draft.discard', by: author } },
  { event: { type: 'draft.discard', by: bySystem } },
]

/** Lists everybody who might try, for the refusal matrix. */
const draftPeople: Readonly<Record<string, By>> = {
  author,
  recipient: { actor: 'dana', party: 'onlooker', mode: 'self' },
  professional: { actor: 'pat', party: 'author', mode: 'viewing' },
  admin: { actor: 'ada', party: 'author', mode: 'synced' },
  system: bySystem,
  bank: byBank,
}

/** The chart with everything that is needed to walk it. */
export const draft = { machine: draftMachine, begins: [{}], steps: draftSteps, people: draftPeople } as const
