import { randomUUID } from 'node:crypto'
import { addDays, addMs, dateIn, type PlainDate } from '#domain/time.ts'
import { isKeptLeaf } from '#machines/calendar-events/calendar-event.leaves.ts'
import { oneOf } from '../../db/one-of.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import type { DueHandler, SubjectsOf } from '../feature.ts'
import { isStanding, keepEventTime } from './events.clock.ts'
import { parentIds } from './events.people.ts'
import { type EventRow, lockEvent } from './events.store.ts'
import { beginningOn, daysOf, remindedBeginning, reminderOn } from './events.times.ts'

export const beginsMailQueue = 'mail.event-begins'

/** Nobody is reminded of what began longer ago, after the server was down. */
const late = 15 * 60_000
/** The earliest reminder is a week before. */
const daysAhead = 8
const most = 100

/** Returns the days whose reminders have become due since the clock looked last. */
const dueDays = (row: EventRow, minutes: number, since: string, now: string): PlainDate[] => {
  const from = dateIn(since, row.zone)
  const through = addDays(dateIn(now, row.zone), daysAhead)
  return daysOf(row, { from, through, most }).filter((on) => {
    const at = reminderOn(row, minutes, on)
    return at >= since && at <= now && remindedBeginning(row, on) > addMs(now, -late)
  })
}

/** Writes who is reminded of one time: its owner, and both parents of a shared event. It says when, and never what. */
const remind = async (change: UnitOfWork, row: EventRow, on: PlainDate): Promise<void> => {
  const { tx, familyId: family_id } = change
  const { id: event_id, reach, audience } = row
  const begins_at = row.starts_at === null ? null : beginningOn(row, on)
  const written = await tx
    .insertInto('event_reminder')
    .values({ family_id, id: randomUUID(), event_id, on_date: on, begins_at, reach, audience })
    .onConflict((conflict) => conflict.columns(['family_id', 'event_id', 'on_date']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) return
  const known = { kind: 'eventBegins', entity: 'eventReminder', entityId: written.id, by: null, reach, audience }
  for (const personId of isKeptLeaf(row.status) ? [row.owner_id] : await parentIds(tx)) {
    const id = randomUUID()
    change.notices.push({ id, personId, ...known })
    change.live.push({ topic: 'notice', id, audience: [personId] })
    const data = { familyId: family_id, personId, begins: begins_at ?? on, until: remindedBeginning(row, on) }
    change.jobs.push({ queue: beginsMailQueue, data })
  }
}

/** Reminds people of the times whose reminder is due, once each. */
export const remindOfEvent: DueHandler = async (change, id) => {
  const { tx, now } = change
  const row = await lockEvent(tx, id, 'toWrite')
  const due = await tx.selectFrom('due_time').select('due_at').where('entity_id', '=', id).executeTakeFirst()
  if (!row || !due || due.due_at > now) return
  if (isStanding(row) && row.reminder !== null)
    for (const on of dueDays(row, row.reminder, due.due_at, now)) await remind(change, row, on)
  await keepEventTime(change, row)
}

/** A reminder is known by when it begins, so a notice of it never says what. */
export const reminderSubjects: SubjectsOf = async (tx, _personId, ids) => {
  const rows = await tx
    .selectFrom('event_reminder')
    .select(['id', 'on_date', 'begins_at'])
    .where('id', '=', oneOf(ids))
    .execute()
  return new Map(rows.map(({ id, on_date, begins_at }) => [id, { begins: begins_at ?? on_date }]))
}
