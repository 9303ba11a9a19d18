import { parentingScheduleEvents } from '#contract/calendar/parenting-schedules.events.ts'
import type { Cycle, MonthWeekends } from '#domain/parenting-time/plan.ts'
import { handoversOf } from '#domain/parenting-time/travel.ts'
import { parentingScheduleMachine } from '#machines/calendar/parenting-schedule.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import type { Tx } from '../../db/tenancy.ts'
import { everHidTheirPlace } from '../../history/hidden-places.ts'
import { labelIn } from '../../history/labels.ts'
import { textOf, textsOf } from '../../history/parsed-entry.ts'
import type { Finding, RecordPart } from '../../history/record-part.ts'
import { familyZone } from './calendar.lock.ts'
import { clockFindings } from './plan/clock-check.ts'
import { travelFacts } from './plan/travel-facts.ts'
import { nextTimeOf } from './schedules.clock.ts'
import { scheduleColumnsOf } from './schedules.store.ts'

/** The clock looks at a schedule again when its first day begins and after its last one, and at nothing else. */
const clockAgainstSchedules = async (tx: Tx): Promise<Finding[]> => {
  const rows = await tx
    .selectFrom('parenting_schedule')
    .select(['id', 'status', 'starts_on', 'ends_on', 'reach'])
    .execute()
  const zone = await familyZone(tx)
  const items = rows.map((row) => ({ id: row.id, due: nextTimeOf(row, zone), reach: row.reach }))
  return clockFindings(tx, 'parentingSchedule', items, 'the clock does not keep it on its days')
}

/** An entry of an edit has the rotation only where that changed. */
const rotationIn = ({ cycle, weekends }: Readonly<Record<string, unknown>>) =>
  cycle ? handoversOf({ cycle: cycle as Cycle, weekends: (weekends ?? null) as MonthWeekends | null }) : []

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
  // An entry is shown as it was written or not at all, and one of such a schedule names the place.
  keptBack: (tx) => everHidTheirPlace(tx, 'parentingSchedule'),
  print: {
    about: ({ columns }, known, { texts }) =>
      texts.calendar.recordTitle({ name: textOf(columns ?? known, 'name') ?? '' }),
    facts: ({ columns }, _known, viewer) => {
      const { texts, date, childrenOf } = viewer
      if (!columns) return []
      const [from, to] = [textOf(columns, 'starts_on'), textOf(columns, 'ends_on')]
      const days = from && to ? texts.calendar.days({ from: date(from), to: date(to) }) : null
      const begin = from && !to ? texts.calendar.daysFrom({ from: date(from) }) : null
      return [
        days ?? begin ?? '',
        childrenOf(textsOf(columns, 'child_ids')),
        ...travelFacts(rotationIn(columns), viewer),
      ].filter((line) => line !== '')
    },
    label: (leaf, _facts, { texts }) =>
      labelIn(texts.calendar.scheduleLabel, metaOfLeaf(parentingScheduleMachine, leaf).label),
  },
}
