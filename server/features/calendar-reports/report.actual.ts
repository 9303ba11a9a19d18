import { actualTimeMachine } from '#machines/calendar/actual-time.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import type { Block, Row } from '../../documents/block.ts'
import { sectionPart, textPart } from '../../documents/parts.ts'
import { styles } from '../../documents/style.ts'
import { labelIn } from '../../history/labels.ts'
import type { ReportViewer } from '../../history/report/report-viewer.ts'
import type { ActualTimeRow } from '../calendar/actual/actual.store.ts'
import type { ReportData } from './report.read.ts'

const rowsOf = (row: ActualTimeRow, viewer: ReportViewer): Row[] => {
  const { texts, personOf, instant } = viewer
  const { happened } = texts.calendarReport
  const status = labelIn(texts.calendar.actualLabel, metaOfLeaf(actualTimeMachine, row.status).label) ?? ''
  const step = happened.step({ name: personOf(row.creator_id), time: instant(row.created_at), status })
  const time = texts.calendar.exchanged({
    name: personOf(row.parent_id),
    from: instant(row.from_at),
    until: instant(row.until_at),
  })
  const name = personOf(row.other_id)
  const outcome = happened.outcome[row.status]({ name, time: instant(row.changed_at) })
  const answer = row.reason && happened.answer({ name, answer: row.reason })
  return [
    { before: 4, cells: [{ text: step, style: styles.strong }] },
    ...[time, viewer.childrenOf(row.child_ids)].map((text): Row => ({ cells: [{ text, style: styles.quiet }] })),
    { bar: 0, before: 2, cells: [{ text: row.note, style: styles.body, x: 9 }] },
    { before: 2, cells: [{ text: outcome, style: styles.body }] },
    ...(answer ? [{ before: 2, cells: [{ text: answer, style: styles.body }] }] : []),
  ]
}

/** Prints what each parent says has really happened, and what the other one answered. */
export function* actualBlocks({ actual }: ReportData, viewer: ReportViewer): Generator<Block> {
  const { happened } = viewer.texts.calendarReport
  yield sectionPart(happened.title(), happened.text())
  if (actual.length === 0) yield textPart(happened.none())
  for (const row of actual) yield { tag: 'P', rows: rowsOf(row, viewer) }
}
