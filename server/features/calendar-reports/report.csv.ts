import { limits } from '#contract/limits.ts'
import type { Exchange } from '#domain/parenting-time/answer.ts'
import { addDays, fromEpoch, wallOf } from '#domain/time.ts'
import { actualTimeMachine } from '#machines/calendar/actual-time.machine.ts'
import { changeRequestMachine } from '#machines/calendar/change-request.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { labelIn } from '../../history/labels.ts'
import { byteOrderMark, csvLine } from '../../http/csv.ts'
import type { ActualTimeRow } from '../calendar/actual/actual.store.ts'
import type { RequestRow } from '../calendar/requests.store.ts'
import { holidayTexts } from './report.holidays.ts'
import type { ReportData } from './report.read.ts'
import { reportedBreaks } from './report.school.ts'
import { nameIn, type ReportReader, whyText } from './report.texts.ts'

type Column = keyof ReportReader['texts']['calendarReport']['csvColumns']
type Cells = Partial<Record<Column, string | number>>

const columns: readonly Column[] = [
  'kind',
  'from',
  'until',
  'zone',
  'children',
  'with',
  'scheduled',
  'happened',
  'why',
  'place',
  'arrives',
  'status',
  'since',
  'chain',
  'by',
  'at',
  'answerFrom',
  'answer',
  'nights',
  'hours',
  'scheduledNights',
  'scheduledHours',
  'happenedNights',
  'happenedHours',
]

const rounded = (hours: number): number => Math.round(hours * 100) / 100

/** Tells when the children arrive after a journey, by the clocks there. */
const arrivalIn = (exchange: Exchange | null): string => {
  const { at, zone } = exchange?.arrival ?? {}
  return at === undefined || zone === undefined ? '' : `${wallOf(fromEpoch(at), zone).replace('T', ' ')} ${zone}`
}

const wall = (instant: string, zone: string): string => wallOf(instant, zone).replace('T', ' ')

/** Writes one line for each time of a request, with who asked when, and what the other parent answered when. */
const requestCells = (row: RequestRow, zone: string, reader: ReportReader): Cells[] => {
  const { csvKind: kinds, requests } = reader.texts.calendarReport
  const { kind, asker_id, answerer_id, child_ids, created_at, changed_at, status, note, answer } = row
  return row.times.map(({ parentId, from, until }) => ({
    kind: kinds[kind](),
    from: wall(from, zone),
    until: wall(until, zone),
    zone,
    children: reader.childrenOf(child_ids),
    with: reader.personOf(parentId),
    why: note,
    status: labelIn(reader.texts.calendar.changeLabel, metaOfLeaf(changeRequestMachine, status).label) ?? '',
    since: wall(changed_at, zone),
    by: reader.personOf(asker_id),
    at: wall(created_at, zone),
    answerFrom: reader.personOf(answerer_id),
    answer: answer ? requests.answer({ name: reader.personOf(answerer_id), answer }) : '',
  }))
}

const actualCells = (row: ActualTimeRow, zone: string, reader: ReportReader): Cells => {
  const { csvKind: kinds, happened } = reader.texts.calendarReport
  const { reason: answer } = row
  return {
    kind: kinds.happened(),
    from: wall(row.from_at, zone),
    until: wall(row.until_at, zone),
    zone,
    children: reader.childrenOf(row.child_ids),
    happened: reader.personOf(row.parent_id),
    why: row.note,
    status: labelIn(reader.texts.calendar.actualLabel, metaOfLeaf(actualTimeMachine, row.status).label) ?? '',
    since: wall(row.changed_at, zone),
    by: reader.personOf(row.creator_id),
    at: wall(row.created_at, zone),
    answerFrom: reader.personOf(row.other_id),
    answer: answer ? happened.answer({ name: reader.personOf(row.other_id), answer }) : '',
  }
}

/** Writes a report as one table, whose first column says what each line is. Times are those of the family's clock. */
export const reportAsCsv = (data: ReportData, reader: ReportReader): string => {
  const { csvColumns: heads, csvKind: kinds, events: said } = reader.texts.calendarReport
  const { times: most } = limits.calendarEvent
  const { zone } = data.layers
  const between = (from: string, until: string): Cells => ({ from: wall(from, zone), until: wall(until, zone), zone })
  const onDays = (from: string, until: string): Cells => ({ from, until: addDays(until, -1), zone })
  const lines: Cells[] = [
    ...data.days.flatMap(({ childIds, parts }) =>
      parts.map((part) => ({
        kind: kinds.time(),
        ...between(fromEpoch(part.from), fromEpoch(part.until)),
        children: reader.childrenOf(childIds),
        with: nameIn(part.parent, reader),
        scheduled: nameIn(part.scheduled, reader),
        happened: nameIn(part.happened, reader),
        why: whyText(part, data, reader),
        place: part.exchange?.place ?? '',
        arrives: arrivalIn(part.exchange),
      })),
    ),
    ...data.shares.map(({ childId, parent, agreed, scheduled, actual }) => ({
      kind: kinds.total(),
      from: data.range.from,
      until: data.range.to,
      zone,
      children: reader.childrenOf([childId]),
      with: nameIn(parent, reader),
      nights: agreed.nights,
      hours: rounded(agreed.hours),
      scheduledNights: scheduled.nights,
      scheduledHours: rounded(scheduled.hours),
      happenedNights: actual.nights,
      happenedHours: rounded(actual.hours),
    })),
    ...holidayTexts(data, reader).map(({ name, from, until, children, owner, by, said }) => ({
      kind: kinds.holiday(),
      ...between(from, until),
      children,
      with: owner,
      why: name,
      by,
      answer: said,
    })),
    ...reportedBreaks(data).map(({ name, from, to, childIds, createdBy }) => ({
      kind: kinds.school(),
      ...onDays(from, addDays(to, 1)),
      children: reader.childrenOf(childIds),
      why: name,
      by: reader.personOf(createdBy),
    })),
    ...data.events.map(({ title, whole, from, until, childIds, place, ownerId }) => ({
      kind: kinds.event(),
      ...(whole ? onDays(from, until) : between(from, until)),
      children: reader.childrenOf(childIds),
      why: title,
      place: place ?? '',
      by: reader.personOf(ownerId),
    })),
    ...(data.events.length < most ? [] : [{ kind: kinds.event(), why: said.more({ most }) }]),
    ...data.chains.flatMap((chain, index) =>
      chain.flatMap((row) => requestCells(row, zone, reader).map((cells) => ({ ...cells, chain: index + 1 }))),
    ),
    ...data.actual.map((row) => actualCells(row, zone, reader)),
  ]
  const cells = lines.map((line) => csvLine(columns.map((column) => line[column] ?? null)))
  return [byteOrderMark, csvLine(columns.map((column) => heads[column]())), ...cells].join('')
}
