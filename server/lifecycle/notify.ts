import { randomUUID } from 'node:crypto'
import type { Restriction } from '#domain/reach.ts'
import type { By } from '#machines/shared/turn.ts'
import type { Involved, Notices } from './lifecycle.ts'
import type { UnitOfWork } from './unit-of-work.ts'

type Notifying<Row, Status> = {
  readonly entity: string
  readonly notices: Notices<Status>
  readonly people: (row: Row) => readonly Involved[]
  readonly ownMails?: readonly string[]
}
type Moved<Status> = { readonly event: string; readonly status: Status; readonly by: By }
type Seen = Restriction & { readonly id: string }

/**
 * Sends a notice to each person concerned who may see the row and did not act themselves, and a mail that something
 * waits, without details, unless the event has a mail of its own. `status` is the row's status after the event.
 */
export const notify = <Row extends Seen, Status>(
  change: UnitOfWork,
  lifecycle: Notifying<Row, Status>,
  row: Row,
  { event, status, by }: Moved<Status>,
): void => {
  const notice = lifecycle.notices[event]
  const kind = typeof notice === 'function' ? notice(status, by) : notice
  if (!kind) return
  const { entity, ownMails = [] } = lifecycle
  const { reach, audience } = row
  for (const { personId } of lifecycle.people(row)) {
    if (personId === by.actor || audience?.includes(personId) === false) continue
    const id = randomUUID()
    change.notices.push({ id, personId, kind, entity, entityId: row.id, by: by.actor, reach, audience })
    change.live.push({ topic: 'notice', id, audience: [personId] })
    if (ownMails.includes(event)) continue
    change.jobs.push({ queue: 'mail.waiting', data: { familyId: change.familyId, personId, kind } })
  }
}
