import { schoolBreakEvents } from '#contract/calendar/school-breaks.events.ts'
import { schoolBreakMachine } from '#machines/calendar/school-break.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { labelIn } from '../../../history/labels.ts'
import { textOf, textsOf } from '../../../history/parsed-entry.ts'
import type { RecordPart } from '../../../history/record-part.ts'
import { breakColumnsOf } from './school.store.ts'

export const schoolBreakRecord: RecordPart = {
  events: schoolBreakEvents,
  rows: async function* (tx) {
    const rows = await tx.selectFrom('school_break').selectAll().execute()
    yield rows.map((row) => ({
      entity: 'schoolBreak',
      id: row.id,
      status: row.status,
      version: row.version,
      columns: breakColumnsOf(row),
      reach: row.reach,
      audience: row.audience,
      changedAt: row.changed_at,
    }))
  },
  print: {
    about: ({ columns }, known, { texts }) =>
      texts.calendar.breakTitle({ name: textOf(columns ?? known, 'name') ?? '' }),
    facts: ({ columns }, _known, { texts, date, childrenOf }) => {
      if (!columns) return []
      const [from, to] = [textOf(columns, 'from_on'), textOf(columns, 'to_on')]
      const days = from && to ? texts.calendar.days({ from: date(from), to: date(to) }) : ''
      return [days, childrenOf(textsOf(columns, 'child_ids'))].filter((line) => line !== '')
    },
    label: (leaf, _facts, { texts }) => labelIn(texts.calendar.breakLabel, metaOfLeaf(schoolBreakMachine, leaf).label),
  },
}
