import { mayWriteTo } from '#contract/permissions.ts'
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

/**
 * Returns to whom a file is shown: whoever its owner may write to; of them, practitioners alone may know of a privileged one.
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
  const may = people.filter(
    (one) => owner !== undefined && mayWriteTo(owner, one) && (among === 'anyone' || one.standing === 'professional'),
  )
  const ids = [...new Set(chosen)]
  if (!ids.every((id) => may.some((one) => one.id === id)))
    throw new Refusal('invalid', { validationErrors: [{ field: 'readers', code: 'notAChoice' }] })
  return ids
}
