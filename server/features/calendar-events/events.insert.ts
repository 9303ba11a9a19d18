import { randomUUID } from 'node:crypto'
import type { calendarEventMachine } from '#machines/calendar-events/calendar-event.machine.ts'
import { begin } from '../../lifecycle/begin.ts'
import type { Actor, Lifecycle } from '../../lifecycle/lifecycle.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { type EventColumns, type EventPlace, type EventRow, insertEvent } from './events.store.ts'

export type EventLifecycle = Lifecycle<typeof calendarEventMachine, EventRow>

type Begun = {
  readonly columns: EventColumns
  readonly place: EventPlace
  readonly private: boolean
  readonly actor: Actor
}

/** Writes an event that has not begun, in the sight of its owner or of the family. */
export const beginEvent = (
  change: UnitOfWork,
  lifecycle: EventLifecycle,
  { columns, place, private: isPrivate, actor }: Begun,
): Promise<EventRow> => {
  const { tx, familyId: family_id, now } = change
  const seenBy = isPrivate
    ? ({ reach: 'closed', audience: [place.owner_id] } satisfies Pick<EventRow, 'reach' | 'audience'>)
    : ({ reach: 'family', audience: null } satisfies Pick<EventRow, 'reach' | 'audience'>)
  const facts = { private: isPrivate, begun: false, repeats: columns.frequency !== 'once', coming: true }
  const left_out = JSON.stringify(place.left_out)
  const row = { ...columns, ...place, left_out, family_id, id: randomUUID(), ...seenBy, now }
  return begin(change, lifecycle, facts, (status) => insertEvent(tx, { ...row, status }), actor)
}
