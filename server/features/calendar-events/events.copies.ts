import type { EventCopy, NewEventCopies } from '#contract/calendar-events/event-copies.ts'
import { permissions } from '#contract/permissions.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { familyZone, lockCalendar } from '../calendar/calendar.lock.ts'
import { isStanding } from './events.clock.ts'
import { eventColumnsFrom } from './events.content.ts'
import { beginEvent, type EventLifecycle } from './events.insert.ts'
import { calendarEventLifecycle } from './events.lifecycle.ts'
import { otherParentIn } from './events.people.ts'
import type { EventRow } from './events.store.ts'

type Sameness = readonly (string | null)[]
const keyOf = (parts: Sameness): string => JSON.stringify(parts)
const keyOfCopy = ({ title, startsOn, startsAt, endsOn, endsAt }: EventCopy): string =>
  keyOf([title, startsOn, startsAt, endsOn, endsAt])
const keyOfRow = ({ title, starts_on, starts_at, ends_on, ends_at }: EventRow): string =>
  keyOf([title, starts_on, starts_at, ends_on, ends_at])

/** Returns the keys of the events that everybody in the family sees already on the first days of the copies. */
const sharedKeys = async (tx: Tx, copies: readonly EventCopy[]): Promise<Set<string>> => {
  const days = copies.map(({ startsOn }) => startsOn).toSorted()
  const rows = await tx
    .selectFrom('calendar_event')
    .selectAll()
    .where('reach', '=', 'family')
    .where('starts_on', '>=', days[0] ?? '')
    .where('starts_on', '<=', days.at(-1) ?? '')
    .execute()
  return new Set(rows.filter(isStanding).map(keyOfRow))
}

/** A problem of one copy names its place in the list. */
const inPlace = (error: unknown, copy: EventCopy, index: number): unknown => {
  if (!(error instanceof Refusal)) return error
  const { code, validationErrors } = error
  const placed = validationErrors.map((one) =>
    one.field in copy ? { ...one, field: `copies.${index}.${one.field}` } : one,
  )
  return new Refusal(code, { validationErrors: placed })
}

const withoutNotices: EventLifecycle = { ...calendarEventLifecycle, notices: {} }
const severalTold: EventLifecycle = { ...calendarEventLifecycle, notices: { 'calendarEvent.begin': 'eventsCopied' } }
/** The first of several tells of all. */
const toldOf = (count: number): EventLifecycle => (count === 1 ? calendarEventLifecycle : severalTold)

const defaults = { notes: null, pickUpId: null, dropOffId: null, reminder: null, hidesPlace: false } as const

/**
 * Records times of another calendar as shared events of the viewer's. The other parent has one notice for all of them.
 * Throws `Refusal`: notAllowed, invalid, childRequired.
 */
export const copyEvents = async (
  change: UnitOfWork,
  viewer: Viewer,
  { copies, ...said }: NewEventCopies,
): Promise<EventRow[]> => {
  const { tx } = change
  if (!permissions['calendar.plan'](viewer)) throw new Refusal('notAllowed')
  // Two copies of one calendar at the same time see each other.
  await lockCalendar(tx)
  const zone = await familyZone(tx)
  const owner_id = viewer.personId
  const other_id = await otherParentIn(tx, owner_id)
  const known = await sharedKeys(tx, copies)
  const rows: EventRow[] = []
  for (const [index, copy] of copies.entries()) {
    const key = keyOfCopy(copy)
    if (known.has(key)) continue
    known.add(key)
    const content = { ...defaults, ...said, ...copy }
    const columns = await eventColumnsFrom(change, { zone, owner_id }, content).catch((error: unknown) => {
      throw inPlace(error, copy, index)
    })
    const place = { owner_id, other_id, series_id: null, occurs_on: null, zone, left_out: [] }
    const lifecycle = rows.length === 0 ? toldOf(copies.length) : withoutNotices
    rows.push(await beginEvent(change, lifecycle, { columns, place, private: false, actor: viewer }))
  }
  return rows
}
