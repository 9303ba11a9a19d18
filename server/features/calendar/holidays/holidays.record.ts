import { holidayEvents } from '#contract/calendar/holidays.events.ts'
import type { Edge, Handover } from '#domain/parenting-time/plan.ts'
import { holidayMachine } from '#machines/calendar/holiday.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import type { Tx } from '../../../db/tenancy.ts'
import { everHidTheirPlace } from '../../../history/hidden-places.ts'
import { labelIn } from '../../../history/labels.ts'
import { textOf, textsOf } from '../../../history/parsed-entry.ts'
import type { Finding, RecordPart } from '../../../history/record-part.ts'
import { familyZone } from '../calendar.lock.ts'
import { clockFindings } from '../plan/clock-check.ts'
import { travelFacts } from '../plan/travel-facts.ts'
import { nextTimeOfHoliday } from './holidays.clock.ts'
import { holidayColumnsOf, holidayOf } from './holidays.store.ts'

/** The clock looks at a holiday when it is first kept and after the last time, and at nothing else. */
const clockAgainstHolidays = async (tx: Tx): Promise<Finding[]> => {
  const rows = await tx.selectFrom('holiday').selectAll().execute()
  const zone = await familyZone(tx)
  const items = rows.map((row) => ({
    id: row.id,
    due: nextTimeOfHoliday(row.status, holidayOf(row), zone),
    reach: row.reach,
  }))
  return clockFindings(tx, 'holiday', items, 'the clock does not keep it on its days')
}

const edgesOf = ({ begins, middle, ends }: Readonly<Record<string, unknown>>): Handover[] =>
  [begins, middle, ends].flatMap((edge) => (edge ? [(edge as Edge).handover] : []))

export const holidayRecord: RecordPart = {
  events: holidayEvents,
  rows: async function* (tx) {
    const rows = await tx.selectFrom('holiday').selectAll().execute()
    yield rows.map((row) => ({
      entity: 'holiday',
      id: row.id,
      status: row.status,
      version: row.version,
      columns: holidayColumnsOf(row),
      reach: row.reach,
      audience: row.audience,
      changedAt: row.changed_at,
    }))
  },
  checks: clockAgainstHolidays,
  // An entry is shown as it was written or not at all, and one of such a holiday names the place.
  keptBack: (tx) => everHidTheirPlace(tx, 'holiday'),
  print: {
    about: ({ columns }, known, { texts }) =>
      texts.calendar.holidayTitle({ name: textOf(columns ?? known, 'name') ?? '' }),
    facts: ({ columns }, _known, viewer) => {
      const { texts, date, childrenOf } = viewer
      if (!columns) return []
      const [from, through] = [textOf(columns, 'from_on'), textOf(columns, 'through_on')]
      const last = from && through ? texts.calendar.days({ from: date(from), to: date(through) }) : null
      const first = from && !through ? texts.calendar.daysFrom({ from: date(from) }) : null
      return [
        last ?? first ?? '',
        childrenOf(textsOf(columns, 'child_ids')),
        ...travelFacts(edgesOf(columns), viewer),
      ].filter((line) => line !== '')
    },
    label: (leaf, _facts, { texts }) => labelIn(texts.calendar.scheduleLabel, metaOfLeaf(holidayMachine, leaf).label),
  },
}
