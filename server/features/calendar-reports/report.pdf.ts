import { limits } from '#contract/limits.ts'
import { boundsOf } from '#domain/parenting-time/by-day.ts'
import type { ReportedDay } from '#domain/parenting-time/report.ts'
import { reportedTime } from '#i18n/event-time.ts'
import { reportedExchange } from '#i18n/exchange-text.ts'
import { partTime } from '#i18n/part-time.ts'
import { changeRequestMachine } from '#machines/calendar/change-request.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import type { Block, Row } from '../../documents/block.ts'
import { headingPart, sectionPart, textPart } from '../../documents/parts.ts'
import { styles } from '../../documents/style.ts'
import { labelIn } from '../../history/labels.ts'
import type { ReportViewer } from '../../history/report/report-viewer.ts'
import { streamSections } from '../../history/report/streams.ts'
import type { Report } from '../../history/report/write-report.ts'
import type { RequestRow } from '../calendar/requests.store.ts'
import { actualBlocks } from './report.actual.ts'
import { holidayBlocks } from './report.holidays.ts'
import type { ReportData } from './report.read.ts'
import { schoolBlocks } from './report.school.ts'
import { hoursText, nameIn, whyText } from './report.texts.ts'

const [dateWidth, whyFrom] = [92, 250]

/** Prints a day: its date once, then each part of it with whose it is and why. */
const dayBlock = ({ date, childIds, parts }: ReportedDay, data: ReportData, viewer: ReportViewer): Block => {
  const { zone } = data.layers
  const { time } = viewer.texts.calendarReport
  const bounds = boundsOf(date, zone)
  const isApart = data.days.some((day) => day.date === date && day.childIds !== childIds)
  const rows = parts.map((part, index): Row => {
    const who = time.entry({
      name: nameIn(part.parent, viewer),
      time: partTime(part, bounds, zone, viewer.locale, viewer.texts),
    })
    const planned = part.scheduled === part.parent ? '' : time.scheduled({ name: nameIn(part.scheduled, viewer) })
    const real = part.actualId === null ? '' : time.happened({ name: nameIn(part.happened, viewer) })
    const where = reportedExchange(part.exchange, part.from, zone, viewer.locale, viewer.texts)
    const why = [whyText(part, data, viewer), where, planned, real].filter(Boolean).join(' ')
    return {
      before: 2,
      cells: [
        { text: index === 0 ? viewer.date(date) : '', style: styles.strong, width: dateWidth - 6 },
        { text: who, style: styles.body, x: dateWidth, width: whyFrom - dateWidth - 8 },
        { text: why, style: styles.small, x: whyFrom },
      ],
    }
  })
  const children: Row = { cells: [{ text: viewer.childrenOf(childIds), style: styles.smallStrong, x: dateWidth }] }
  return { tag: 'P', before: 6, rule: true, rows: isApart ? [children, ...rows] : rows }
}

function* shareBlocks({ shares }: ReportData, viewer: ReportViewer): Generator<Block> {
  const { locale, texts } = viewer
  const { shares: said } = texts.calendarReport
  yield sectionPart(said.title(), said.text())
  for (const [childId, counted] of Map.groupBy(shares, (share) => share.childId)) {
    yield headingPart(viewer.childrenOf([childId]))
    for (const { parent, agreed, scheduled, actual } of counted)
      yield textPart(
        said.line({
          name: nameIn(parent, viewer),
          nights: agreed.nights,
          hours: hoursText(agreed.hours, locale),
          hourCount: agreed.hours,
          plannedNights: scheduled.nights,
          plannedHours: hoursText(scheduled.hours, locale),
          plannedHourCount: scheduled.hours,
          realNights: actual.nights,
          realHours: hoursText(actual.hours, locale),
          realHourCount: actual.hours,
        }),
      )
  }
}

const requestRows = (row: RequestRow, viewer: ReportViewer): Row[] => {
  const { texts, personOf, instant } = viewer
  const { requests } = texts.calendarReport
  const status = labelIn(texts.calendar.changeLabel, metaOfLeaf(changeRequestMachine, row.status).label) ?? ''
  const step = requests.step[row.kind]({ name: personOf(row.asker_id), time: instant(row.created_at), status })
  const times = row.times.map(({ parentId, from, until }) =>
    texts.calendar.exchanged({ name: personOf(parentId), from: instant(from), until: instant(until) }),
  )
  const name = personOf(row.answerer_id)
  const outcome = requests.outcome[row.status]({ name, time: instant(row.changed_at) })
  const answer = row.answer && requests.answer({ name, answer: row.answer })
  return [
    { before: 4, cells: [{ text: step, style: styles.strong }] },
    ...[...times, viewer.childrenOf(row.child_ids)].map((text): Row => ({ cells: [{ text, style: styles.quiet }] })),
    { bar: 0, before: 2, cells: [{ text: row.note, style: styles.body, x: 9 }] },
    { before: 2, cells: [{ text: outcome, style: styles.body }] },
    ...(answer ? [{ before: 2, cells: [{ text: answer, style: styles.body }] }] : []),
  ]
}

function* requestBlocks({ chains }: ReportData, viewer: ReportViewer): Generator<Block> {
  const { requests } = viewer.texts.calendarReport
  yield sectionPart(requests.title())
  if (chains.length === 0) yield textPart(requests.none())
  for (const [index, chain] of chains.entries()) {
    yield headingPart(requests.chain({ number: index + 1 }))
    for (const row of chain) yield { tag: 'P', rows: requestRows(row, viewer) }
  }
}

function* eventBlocks({ events, layers }: ReportData, viewer: ReportViewer): Generator<Block> {
  const { events: said } = viewer.texts.calendarReport
  const { times: most } = limits.calendarEvent
  yield sectionPart(said.title(), events.length < most ? undefined : said.more({ most }))
  if (events.length === 0) yield textPart(said.none())
  for (const event of events) {
    const { title, place, childIds, ownerId } = event
    const by = said.recordedBy({ name: viewer.personOf(ownerId) })
    const when = reportedTime(event, layers.zone, viewer.locale, viewer.texts)
    yield {
      tag: 'P',
      before: 6,
      rows: [
        { cells: [{ text: title, style: styles.strong }] },
        {
          cells: [
            { text: [when, viewer.childrenOf(childIds), place, by].filter(Boolean).join(' · '), style: styles.quiet },
          ],
        },
      ],
    }
  }
}

/** Prints whose time some days were and why, nights and hours, events, change requests, and the record behind it all. */
export const calendarReport = (data: ReportData): Report => ({
  title: ({ record, texts, personOf, list, date }) => {
    const { calendarReport: text } = texts
    const period = text.range({ from: date(data.range.from), to: date(data.range.to) })
    return {
      header: text.header({ names: list(record.family.parents.map(personOf)) }),
      title: `${text.title()}: ${period}`,
      lead: text.lead({ name: personOf(record.asked.by) }),
    }
  },
  body: function* (context) {
    const { viewer } = context
    yield* shareBlocks(data, viewer)
    yield sectionPart(viewer.texts.calendarReport.time.title())
    for (const day of data.days) yield dayBlock(day, data, viewer)
    yield* holidayBlocks(data, viewer)
    yield* schoolBlocks(data, viewer)
    yield* eventBlocks(data, viewer)
    yield* requestBlocks(data, viewer)
    yield* actualBlocks(data, viewer)
    yield sectionPart(viewer.texts.calendarReport.record())
    yield* streamSections(context)
  },
})
