import type { FieldProblem } from '#contract/errors.ts'
import { mayWriteTo, readersOf } from '#contract/permissions.ts'
import type { JournalEntryParty } from '#machines/journal/journal-entry.types.ts'
import type { Tx } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { Involved } from '../../lifecycle/lifecycle.ts'
import { type Person, peopleOf } from '../messages/correspondents.ts'
import type { JournalRow } from './journal.store.ts'

export const wrong = (field: string, code: FieldProblem) =>
  new Refusal('invalid', { validationErrors: [{ field, code }] })

/** Returns the people an entry is shared with. Its author's professionals see it by looking as the author. */
export const readersIn = ({ audience, author_id }: Pick<JournalRow, 'audience' | 'author_id'>): readonly string[] =>
  audience.filter((id) => id !== author_id)

export const peopleOfEntry = (
  row: Pick<JournalRow, 'audience' | 'author_id'>,
): readonly Involved<JournalEntryParty>[] => [
  { personId: row.author_id, party: 'author' },
  ...readersIn(row).map((personId) => ({ personId, party: 'reader' as const })),
]

type Choice = {
  readonly author: Person | undefined
  readonly choosable: readonly Person[]
  readonly all: readonly Person[]
}

/** Lists those with whom somebody may share an entry: whoever they may write to, but for professionals. */
export const choiceFor = async (tx: Tx, authorId: string): Promise<Choice> => {
  const all = await peopleOf(tx)
  const author = all.find(({ id }) => id === authorId)
  const choosable = author ? all.filter((one) => one.standing !== 'professional' && mayWriteTo(author, one)) : []
  return { author, choosable, all }
}

/**
 * Returns everybody who reads an entry once it is shared with these people, in the order of the audience. What a child
 * and somebody close to the family share with each other both parents read too. Throws `Refusal`: invalid.
 */
export const audienceWith = async (
  tx: Tx,
  row: Pick<JournalRow, 'audience' | 'author_id'>,
  to: readonly string[],
): Promise<string[]> => {
  const { author, choosable, all } = await choiceFor(tx, row.author_id)
  if (!author) throw wrong('readerIds', 'notAChoice')
  const chosen = [...new Set(to)].map((id) => {
    const one = choosable.find((person) => person.id === id)
    if (!one) throw wrong('readerIds', 'notAChoice')
    return one
  })
  const readers = readersOf(author, chosen, all).map(({ id }) => id)
  return [row.author_id, ...[...new Set([...readersIn(row), ...readers])].toSorted()]
}
