import type { Block } from '../../documents/block.ts'
import { entryPart, gapPart, sectionPart, textPart } from '../../documents/parts.ts'
import type { ParsedEntry } from '../../history/parsed-entry.ts'
import { parseEntry } from '../../history/parsed-entry.ts'
import type { ReportContext } from '../../history/report/entries.ts'
import type { ReportViewer } from '../../history/report/report-viewer.ts'
import type { Report } from '../../history/report/write-report.ts'
import { legendBlocks } from './legend.ts'
import type { ReportData, ReportedMessage, ReportedThread } from './report.read.ts'

type Message = ReportedMessage['message']
/** A message, or a run of messages that were not asked for. Places are counted from 1. */
type Part = { readonly place: number; readonly message: Message } | { readonly first: number; readonly last: number }

const partsOf = ({ messages }: ReportedThread): Part[] => {
  const parts: Part[] = []
  for (const [at, { message, isShown }] of messages.entries()) {
    const last = parts.at(-1)
    if (isShown) parts.push({ place: at + 1, message })
    else if (last && 'first' in last && last.last === at) parts[parts.length - 1] = { ...last, last: at + 1 }
    else parts.push({ first: at + 1, last: at + 1 })
  }
  return parts
}

/** Finds the entry that says that a message was sent, by its id. */
const sentEntries = ({ record }: ReportViewer): ReadonlyMap<string, ParsedEntry> => {
  const all = record.streams.flatMap(({ entries }) => entries.flatMap((entry) => parseEntry(entry) ?? []))
  return new Map(all.filter(({ kind }) => kind === 'message.sent').map((entry) => [entry.entityId, entry]))
}

/** The viewpoint knows no name of a professional to whom another parent alone gave access. */
const nameIn = ({ record, personOf, texts }: ReportViewer, id: string): string =>
  record.people.some((person) => person.id === id)
    ? personOf(id)
    : texts.messageReport.someone({ name: personOf(record.asked.viewpoint) })

const firstViews = ({ recipients }: Message, viewer: ReportViewer): string[] => {
  const texts = viewer.texts.messageReport
  return recipients.map(({ personId, told, viewedAt }) => {
    const name = nameIn(viewer, personId)
    if (!told) return texts.notTold({ name })
    return viewedAt === null
      ? texts.never({ name })
      : texts.viewed({ name, at: viewer.instant(viewedAt), utc: viewer.utc(viewedAt) })
  })
}

/** Names the attached files by their numbers among the exhibits. */
const exhibitsOf = (message: Message, place: number, { viewer, exhibits }: ReportContext): string[] => {
  const { documents, messageReport } = viewer.texts
  const where = messageReport.attached({ place, subject: message.subject })
  return exhibits
    .attached(
      message.files.map(({ id }) => id),
      where,
    )
    .map(({ number, file }) => `${documents.paper.exhibit({ number })}: ${file.name}`)
}

const answerOf = ({ answersId }: Message, { messages }: ReportedThread, viewer: ReportViewer): string[] => {
  if (answersId === null) return []
  const at = messages.findIndex(({ message }) => message.id === answersId)
  const texts = viewer.texts.messageReport
  const name = viewer.personOf(viewer.record.asked.viewpoint)
  return [at < 0 ? texts.answersHidden({ name }) : texts.answers({ place: at + 1 })]
}

type Placed = { readonly place: number; readonly message: Message; readonly thread: ReportedThread }

const unopenedBlock = ({ place, message, thread }: Placed, viewer: ReportViewer): Block => {
  const { messageReport: texts, documents } = viewer.texts
  const what = texts.gap.unopened({
    place,
    count: thread.messages.length,
    subject: message.subject,
    name: nameIn(viewer, message.authorId),
    at: viewer.instant(message.sentAt),
  })
  return gapPart(what, documents.record.gap.notOpened({ name: viewer.personOf(viewer.record.asked.viewpoint) }))
}

const messageBlock = (placed: Placed, entry: ParsedEntry | undefined, context: ReportContext): Block => {
  const { place, message, thread } = placed
  const { viewer } = context
  const { messageReport: texts, documents } = viewer.texts
  if (message.body === null) return unopenedBlock(placed, viewer)
  const author = nameIn(viewer, message.authorId)
  return entryPart({
    number: texts.message({ place }),
    of: texts.of({ count: thread.messages.length }),
    title: texts.fromTo({
      name: author,
      names: viewer.list(message.recipients.map(({ personId }) => nameIn(viewer, personId))),
    }),
    about: message.subject === thread.subject ? undefined : texts.subject({ subject: message.subject }),
    time: viewer.instant(message.sentAt),
    utc: viewer.utc(message.sentAt),
    facts: [
      ...answerOf(message, thread, viewer),
      ...(message.privileged ? [texts.privileged()] : []),
      ...firstViews(message, viewer),
      ...exhibitsOf(message, place, context),
      ...(message.body === '' ? [texts.gap.erased()] : []),
    ],
    quote: message.body,
    trace: entry
      ? documents.record.trace({
          author: documents.record.by({ name: author }),
          seq: entry.seq,
          hash: entry.hash.slice(0, 16),
        })
      : documents.record.by({ name: author }),
  })
}

const leftOutBlock = (
  { first, last }: Extract<Part, { first: number }>,
  count: number,
  viewer: ReportViewer,
): Block => {
  const { gap } = viewer.texts.messageReport
  return first === last
    ? gapPart(gap.one({ place: first, count }), gap.choice())
    : gapPart(gap.many({ first, last, count }), gap.choiceMany())
}

function* threadBlocks(
  thread: ReportedThread,
  sent: ReadonlyMap<string, ParsedEntry>,
  context: ReportContext,
): Generator<Block> {
  const { viewer } = context
  const times = thread.messages.map(({ message }) => viewer.instant(message.sentAt))
  const count = thread.messages.length
  const span = { count, from: times[0] ?? '', to: times.at(-1) ?? '' }
  yield sectionPart(thread.subject, viewer.texts.messageReport.thread(span))
  for (const part of partsOf(thread))
    yield 'first' in part
      ? leftOutBlock(part, count, viewer)
      : messageBlock({ ...part, thread }, sent.get(part.message.id), context)
}

const isWhole = ({ threads }: ReportData): boolean =>
  threads.every(({ messages }) => messages.every(({ isShown }) => isShown))

/** Prints threads as their viewer was given them: who wrote what to whom, when each recipient first viewed it, and every gap. */
export const messageReport = (data: ReportData): Report => ({
  title: ({ record, texts, personOf, list }) => {
    const { messageReport: text } = texts
    const name = personOf(record.asked.by)
    return {
      header: text.header({ names: list(record.family.parents.map(personOf)) }),
      title: text.title(),
      lead: isWhole(data) ? text.lead({ name }) : text.leadPart({ name }),
    }
  },
  exhibitCount: () =>
    data.threads.reduce(
      (sum, { messages }) =>
        sum + messages.reduce((own, { message, isShown }) => own + (isShown ? message.files.length : 0), 0),
      0,
    ),
  body: function* (context) {
    if (data.threads.length === 0) yield textPart(context.viewer.texts.messageReport.none())
    const sent = sentEntries(context.viewer)
    for (const thread of data.threads) yield* threadBlocks(thread, sent, context)
  },
  end: ({ viewer }) => legendBlocks(data, viewer),
})
