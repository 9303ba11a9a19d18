import type { CalendarEventParty } from '#machines/calendar-events/calendar-event.types.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Involved } from '../../lifecycle/lifecycle.ts'
import type { EventRow } from './events.store.ts'

export const parentIds = async (tx: Tx): Promise<string[]> => {
  const members = await tx.selectFrom('membership').select('person_id').where('role', '=', 'parent').execute()
  return members.map(({ person_id }) => person_id)
}

/** A family may have one parent for now, who has events all the same. */
export const otherParentIn = async (tx: Tx, ownerId: string): Promise<string | null> =>
  (await parentIds(tx)).find((id) => id !== ownerId) ?? null

export const peopleOfEvent = ({
  owner_id,
  other_id,
}: Pick<EventRow, 'owner_id' | 'other_id'>): readonly Involved<CalendarEventParty>[] => [
  { personId: owner_id, party: 'owner' },
  ...(other_id === null ? [] : [{ personId: other_id, party: 'other' as const }]),
]
