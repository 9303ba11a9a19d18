import { mayWriteTo, readersOf } from '#contract/permissions.ts'
import type { MyFileParty } from '#machines/my-files/my-file.types.ts'
import type { Tx } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { Involved } from '../../lifecycle/lifecycle.ts'
import { peopleOf } from '../messages/correspondents.ts'
import type { MyFileRow } from './my-files.store.ts'

export const peopleOfMyFile = ({
  owner_id,
  audience,
}: Pick<MyFileRow, 'owner_id' | 'audience'>): readonly Involved<MyFileParty>[] =>
  audience.map((personId) => ({ personId, party: personId === owner_id ? 'owner' : 'reader' }))

const notAChoice = () => new Refusal('invalid', { validationErrors: [{ field: 'readers', code: 'notAChoice' }] })

/**
 * Returns to whom a file is shown: whoever its owner may write to; of them, practitioners alone may know of a privileged
 * one. What a child and somebody close to the family share with each other both parents are shown too.
 * @throws {Refusal} invalid when somebody else is named
 */
export const readersAmong = async (
  tx: Tx,
  ownerId: string,
  chosen: readonly string[],
  among: 'practitioners' | 'anyone',
): Promise<readonly string[]> => {
  const people = await peopleOf(tx)
  const owner = people.find(({ id }) => id === ownerId)
  if (!owner) throw notAChoice()
  const may = people.filter((one) => mayWriteTo(owner, one) && (among === 'anyone' || one.standing === 'professional'))
  const readers = [...new Set(chosen)].map((id) => {
    const one = may.find((person) => person.id === id)
    if (!one) throw notAChoice()
    return one
  })
  return readersOf(owner, readers, people).map(({ id }) => id)
}
