import { actualTimeEvents } from '#contract/calendar/actual-times.events.ts'
import { actualTimeMachine } from '#machines/calendar/actual-time.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { labelIn } from '../../../history/labels.ts'
import { textOf, textsOf, type Values } from '../../../history/parsed-entry.ts'
import type { RecordPart } from '../../../history/record-part.ts'
import type { ReportViewer } from '../../../history/report/report-viewer.ts'
import { actualColumnsOf, allActual } from './actual.store.ts'

/** Says with whom the children were, from when to when in the family's zone. */
const factsOfBegin = (columns: Values, { texts, instant, personOf, childrenOf }: ReportViewer): string[] => {
  const [parent, from, until] = ['parent_id', 'from_at', 'until_at'].map((column) => textOf(columns, column))
  const time =
    parent && from && until
      ? [texts.calendar.exchanged({ name: personOf(parent), from: instant(from), until: instant(until) })]
      : []
  return [...time, childrenOf(textsOf(columns, 'child_ids'))]
}

export const actualTimeRecord: RecordPart = {
  events: actualTimeEvents,
  rows: async function* (tx) {
    const rows = await allActual(tx)
    yield rows.map((row) => ({
      entity: 'actualTime',
      id: row.id,
      status: row.status,
      version: row.version,
      columns: actualColumnsOf(row),
      reach: row.reach,
      audience: row.audience,
      changedAt: row.changed_at,
    }))
  },
  print: {
    about: (_entry, _known, { texts }) => texts.calendar.actualTitle(),
    facts: ({ columns, name }, _known, viewer) => (columns && name === 'begin' ? factsOfBegin(columns, viewer) : []),
    label: (leaf, _facts, { texts }) => labelIn(texts.calendar.actualLabel, metaOfLeaf(actualTimeMachine, leaf).label),
  },
}
