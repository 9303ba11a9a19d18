import { randomUUID } from 'node:crypto'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'

type Left = { readonly person_id: string; readonly role: string }

/** Tells the other parent that a parent's account was closed. Professionals come and go without a word. */
export const notifyFamily = async (change: UnitOfWork, { person_id, role }: Left): Promise<void> => {
  if (role !== 'parent') return
  const others = await change.tx
    .selectFrom('membership')
    .select('person_id')
    .where('role', '=', 'parent')
    .where('person_id', '!=', person_id)
    .execute()
  const kind = 'accountClosed'
  for (const { person_id: personId } of others) {
    const id = randomUUID()
    const about = { kind, entity: 'person', entityId: person_id, by: person_id }
    change.notices.push({ id, personId, ...about, reach: 'parents', audience: null })
    change.live.push({ topic: 'notice', id, audience: [personId] })
    change.jobs.push({ queue: 'mail.waiting', data: { familyId: change.familyId, personId, kind } })
  }
}
