import { parentingScheduleEvents } from '#contract/calendar/parenting-schedules.events.ts'
import { parentingScheduleMachine } from '#machines/calendar/parenting-schedule.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import type { Tx } from '../../db/tenancy.ts'
import { labelIn } from '../../history/labels.ts'
import { textOf, textsOf } from '../../history/parsed-entry.ts'
import type { Finding, RecordPart } from '../../history/record-part.ts'
import { familyZone } from './calendar.lock.ts'
import { nextTimeOf } from './schedules.clock.ts'
import { scheduleColumnsOf } from './schedules.store.ts'

/** The clock looks at a schedule again when its first day begins and after its last one, and at nothing else. */
const clockAgainstSchedules = async (tx: Tx): Promise<Finding[]> => {
  const rows = await tx.selectFrom('parenting_schedule').select(['id', 'status', 'starts_on', 'ends_on']).execute()
  const times = await tx
    .selectFrom('due_time')
    .select(['entity_id', 'due_at', 'reach', 'audience'])
    .where('entity', '=', 'parentingSchedule')
    .execute()
  if (rows.length === 0 && times.length === 0) return []
  const zone = await familyZone(tx)
  const kept = new Map(times.map((time) => [time.entity_id, time]))
  const idle = rows.filter((row) => {
    const time = kept.get(row.id)
    const isRight = (time?.due_at ?? null) === nextTimeOf(row, zone)
    return !isRight || (time !== undefined && (time.reach !== 'parents' || time.audience !== null))
  })
  const known = new Set(rows.map(({ id }) => id))
  const invented = times.filter(({ entity_id }) => !known.has(entity_id)).map(({ entity_id }) => entity_id)
  return [...idle.map(({ id }) => id), ...invented].map(
    (id) => `parentingSchedule ${id}: the clock does not keep it on its days`,
  )
}

export const scheduleRecord: RecordPart = {
  events: parentingScheduleEvents,
  rows: async function* (tx) {
    const rows = await tx.selectFrom('parenting_schedule').selectAll().execute()
    yield rows.map((row) => ({
      entity: 'parentingSchedule',
      id: row.id,
      status: row.status,
      version: row.version,
      columns: scheduleColumnsOf(row),
      reach: row.reach,
      audience: row.audience,
      changedAt: row.changed_at,
    }))
  },
  checks: clockAgainstSchedules,
  print: {
    about: ({ columns }, known, { texts }) =>
      texts.calendar.recordTitle({ name: textOf(columns ?? known, 'name') ?? '' }),
    facts: ({ columns }, _known, { texts, date, childrenOf }) => {
      if (!columns) return []
      const [from, to] = [textOf(columns, 'starts_on'), textOf(columns, 'ends_on')]
      const days = from && to ? texts.calendar.days({ from: date(from), to: date(to) }) : null
      const begin = from && !to ? texts.calendar.daysFrom({ from: date(from) }) : null
      return [days ?? begin ?? '', childrenOf(textsOf(columns, 'child_ids'))].filter((line) => line !== '')
    },
    label: (leaf, _facts, { texts }) =>
      labelIn(texts.calendar.scheduleLabel, metaOfLeaf(parentingScheduleMachine, leaf).label),
  },
}
