import type { FieldProblem } from '#contract/errors.ts'
import type { InfoEntryFacts, InfoEntryParty } from '#machines/info-bank/info-entry.types.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { Involved } from '../../lifecycle/lifecycle.ts'
import type { InfoRow } from './info-bank.store.ts'

export const wrong = (field: string, code: FieldProblem) =>
  new Refusal('invalid', { validationErrors: [{ field, code }] })

/** The other parent has a part in it from the sharing on. */
export const peopleOfInfo = ({
  author_id,
  other_id,
}: Pick<InfoRow, 'author_id' | 'other_id'>): readonly Involved<InfoEntryParty>[] => [
  { personId: author_id, party: 'author' },
  ...(other_id === null ? [] : [{ personId: other_id, party: 'other' as const }]),
]

export const infoFactsOf = (parentId: string | null, authorId: string): InfoEntryFacts => ({
  concerns: parentId === null ? 'children' : parentId === authorId ? 'author' : 'other',
})
