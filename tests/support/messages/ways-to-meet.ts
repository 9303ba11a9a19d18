import * as z from 'zod/mini'
import { type FileDto, fileRoutes } from '#contract/files/files.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { homeRoutes } from '#contract/home.ts'
import { draftRoutes } from '#contract/messages/drafts.ts'
import { messageCountRoutes } from '#contract/messages/message-counts.ts'
import { messageFolderRoutes } from '#contract/messages/message-folders.ts'
import { messageReportRoutes } from '#contract/messages/message-report.ts'
import { deliveryRoutes, messageRoutes } from '#contract/messages/message-routes.ts'
import { messageSearchRoutes } from '#contract/messages/message-search.ts'
import type { MessageDto, NewMessage } from '#contract/messages/messages.ts'
import { noticeRoutes } from '#contract/notices/notices.ts'
import { takeoutRoutes } from '#contract/takeout/takeout.ts'
import type { DeliveryRow } from '#server/features/messages/deliveries.store.ts'
import { sendWaitingMail } from '#server/features/notices/notices.mail.ts'
import { transportOf } from '#server/mail/transport.ts'
import type { TestApp } from '../app.ts'
import type { TestClient } from '../client.ts'
import { pagesOf } from '../files/pdf-text.ts'
import { unzip } from '../files/unzip.ts'
import { type Listening, listenLive } from '../live.ts'

/** Holds the answer to one way of meeting a message: its status, and all that it says. */
type Met = { readonly status: number; readonly text: string }

/**
 * Dana has not opened the message that Sam sent, but the one that it answers. The professional and the administrator look
 * as Dana.
 */
export type Meeting = {
  readonly app: TestApp
  readonly familyId: string
  readonly cast: Readonly<Record<Who, TestClient>>
  /** Names the opened message that the thread began with. */
  readonly threadId: string
  readonly message: MessageDto
  readonly file: FileDto
  /** Was opened by Dana's browser before the message was sent. */
  readonly ear: Listening
  /** The last change that Dana's browser knew at that time. */
  readonly since: string
  readonly delivery: () => Promise<DeliveryRow>
  readonly typed: (change: Partial<NewMessage>) => NewMessage
}
type Who = 'dana' | 'professional' | 'admin' | 'child' | 'neighbour'

type Step = (at: Meeting) => Promise<Met>
export type Way = { readonly statuses: readonly number[]; readonly steps: readonly Step[] }

/** These stand in the body and nowhere else. */
export const hiddenWords = 'Quicksilver pomegranate'

const of = (status: number, ...steps: readonly Step[]): Way => ({ statuses: steps.map(() => status), steps })

const get =
  (who: Who): Step =>
  ({ cast, message: { id } }) =>
    cast[who].call(messageRoutes.get, { params: { id } })
const thread =
  (who: Who): Step =>
  ({ cast, threadId: id }) =>
    cast[who].call(messageRoutes.thread, { params: { id } })
const look =
  (who: Who): Step =>
  ({ cast, message: { id } }) =>
    cast[who].call(messageRoutes.look, { params: { id } })
const list =
  (who: Who, folder: 'inbox' | 'all' | 'archive'): Step =>
  ({ cast }) =>
    cast[who].call(messageRoutes.list, { query: { folder } })
const move =
  (to: 'archive' | 'first'): Step =>
  ({ cast, message: { id } }) =>
    cast.dana.call(messageRoutes.move, { body: { ids: [id], to } })
const search =
  (who: Who, typed: string): Step =>
  ({ cast }) =>
    cast[who].call(messageSearchRoutes.search, { body: { search: typed } })
const searchSubject =
  (who: Who): Step =>
  (at) =>
    search(who, at.message.subject)(at)
const report =
  (who: Who, only: '1' | 'everything' | 'thread' = 'thread'): Step =>
  ({ cast, message: { id } }) => {
    const query = { ...(only !== 'everything' && { messages: id }), ...(only === '1' && { only }) }
    return cast[who].call(messageReportRoutes.report, { query: { ...query, format: 'json' } })
  }
const record =
  (who: Who): Step =>
  ({ cast }) =>
    cast[who].call(historyRoutes.export, { query: { format: 'json' } })

const historyOfThread =
  (who: Who): Step =>
  ({ cast, threadId: id }) =>
    cast[who].call(historyRoutes.ofItem, { params: { id } })

/** Tries to open the message. `version` is the one that the page saw. */
export const opening =
  (who: Who, version?: number) =>
  async ({ cast, delivery }: Pick<Meeting, 'cast' | 'delivery'>) => {
    const seen = await delivery()
    const body = { type: 'delivery.open' as const, version: version ?? seen.version }
    return cast[who].call(deliveryRoutes.events, { params: { id: seen.id }, body })
  }

type Given = { readonly status: number; readonly text: string; readonly bytes: Buffer }

/** Reads the pages of a PDF. A refusal has none. */
const printed = async (answer: Promise<Given>): Promise<Met> => {
  const { status, bytes, text } = await answer
  return { status, text: status === 200 ? (await pagesOf(new Uint8Array(bytes))).join('\n') : text }
}
const unpacked = async (answer: Promise<Given>): Promise<Met> => {
  const { status, bytes } = await answer
  return { status, text: [...unzip(bytes)].flat().join('\n') }
}
const content =
  (query: { download?: '1' }): Step =>
  ({ cast, file: { id } }) =>
    cast.dana.call(fileRoutes.content, { params: { id }, query })
/** Prints the thread as the file that would be handed on, and reads its pages. */
const handedOn: Step = async ({ cast, threadId: id }) => {
  const made = await cast.dana.call(messageReportRoutes.exhibit, { params: { id } })
  const file = z.parse(messageReportRoutes.exhibit.output, made.body)
  return printed(cast.dana.call(fileRoutes.content, { params: { id: file.id }, query: {} }))
}
const heard = (events: unknown): Met => ({ status: 200, text: JSON.stringify(events) })
const mailed: Step = async ({ app, familyId, cast }) => {
  const job = { familyId, personId: cast.dana.personId, kind: 'messageReceived' }
  await sendWaitingMail({ ...app.deps, enqueue: async () => {} }, transportOf(app.deps.config), job)
  return app.anyone().request({ url: '/pub/v1/dev/outbox' })
}
const heardAgain: Step = async ({ app, cast, since }) => {
  const { told, close } = await listenLive(await app.listen(), cast.dana, since)
  close()
  return heard(told)
}
const answered: Step = ({ cast, typed, message: { id, authorId } }) => {
  const body = typed({ to: [authorId], answersId: id, body: 'I read it' })
  return cast.dana.call(messageRoutes.send, { body })
}

/** The ways by which the rule of the first view is judged, and what each answers. None of them opens the message. */
export const waysToMeet: Readonly<Record<string, Readonly<Record<string, Way>>>> = {
  list: {
    'the inbox and all folders': of(200, list('dana', 'inbox'), list('dana', 'all')),
    'another folder': { statuses: [204, 200, 204], steps: [move('archive'), list('dana', 'archive'), move('first')] },
    'the numbers beside the folders': of(200, ({ cast }) => cast.dana.call(messageCountRoutes.counts, {})),
    Home: of(200, ({ cast }) => cast.dana.call(homeRoutes.waiting, {})),
    'the own folders and the drafts': of(
      200,
      ({ cast }) => cast.dana.call(messageFolderRoutes.list, {}),
      ({ cast }) => cast.dana.call(draftRoutes.list, {}),
    ),
  },
  search: {
    'words of its body, alone and as a phrase': of(
      200,
      search('dana', hiddenWords),
      search('dana', `"${hiddenWords}"`),
    ),
  },
  snippet: { 'words of its subject': of(200, searchSubject('dana')) },
  notice: { 'the notices': of(200, ({ cast }) => cast.dana.call(noticeRoutes.list, { query: {} })) },
  mail: { 'the mail that something waits': of(200, mailed) },
  live: {
    'what the browser heard': of(200, async ({ ear }) => heard(await ear.next())),
    'what a browser hears that comes back': of(200, heardAgain),
  },
  get: {
    'the message itself': of(200, get('dana')),
    'its thread': of(200, thread('dana')),
    'its delivery': of(200, async ({ cast, delivery }) =>
      cast.dana.call(deliveryRoutes.get, { params: { id: (await delivery()).id } }),
    ),
  },
  attachment: { 'its bytes, shown and downloaded': of(409, content({}), content({ download: '1' })) },
  preview: {
    'the small picture of its attachment': of(409, ({ cast, file: { id } }) =>
      cast.dana.call(fileRoutes.preview, { params: { id } }),
    ),
  },
  report: {
    'as JSON': of(200, report('dana', 'everything'), report('dana'), report('dana', '1')),
    'as a PDF': of(200, ({ cast, message: { id } }) =>
      printed(cast.dana.call(messageReportRoutes.report, { query: { messages: id, format: 'pdf' } })),
    ),
    'as a file to hand on': of(200, handedOn),
  },
  download: {
    'the printed record': of(200, ({ cast }) =>
      printed(cast.dana.call(historyRoutes.export, { query: { format: 'pdf' } })),
    ),
    'everything of the person': of(200, ({ cast }) => unpacked(cast.dana.call(takeoutRoutes.download, {}))),
  },
  JSON: {
    'the record': of(200, record('dana')),
    'the history': of(
      200,
      ({ cast }) => cast.dana.call(historyRoutes.list, { query: {} }),
      ({ cast }) => cast.dana.call(historyRoutes.list, { query: { area: 'messages' } }),
    ),
    'its own history': of(409, ({ cast, message: { id } }) => cast.dana.call(historyRoutes.ofItem, { params: { id } })),
    'the history of the opened message that it answers': of(
      200,
      historyOfThread('dana'),
      historyOfThread('professional'),
      historyOfThread('admin'),
    ),
    'the record of that one alone': of(
      200,
      ({ cast, threadId: item }) => cast.dana.call(historyRoutes.export, { query: { format: 'json', item } }),
      ({ cast, threadId: item }) => printed(cast.dana.call(historyRoutes.export, { query: { format: 'pdf', item } })),
    ),
    'the report about that one': of(200, ({ cast, threadId: messages }) =>
      cast.dana.call(messageReportRoutes.report, { query: { messages, format: 'json' } }),
    ),
  },
  professional: {
    reading: of(200, get('professional'), thread('professional'), list('professional', 'inbox')),
    searching: of(200, search('professional', hiddenWords), searchSubject('professional')),
    'the record and the report': of(200, record('professional'), report('professional')),
    opening: of(409, opening('professional')),
  },
  administrator: {
    reading: of(200, get('admin'), thread('admin'), list('admin', 'inbox')),
    searching: of(200, search('admin', hiddenWords), searchSubject('admin')),
    'the record and the report': of(200, record('admin'), report('admin')),
    'opening, and looking as a professional does': { statuses: [409, 403], steps: [opening('admin'), look('admin')] },
  },
  Back: {
    'to the list, and to its thread again': of(200, thread('dana'), list('dana', 'inbox'), thread('dana')),
  },
  'two tabs': {
    'that read its thread at once': of(200, async (at) => {
      const dana = await at.app.as(at.cast.dana.personId)
      const tab = { ...at, cast: { ...at.cast, dana } }
      const [one, other] = await Promise.all([thread('dana')(tab), thread('dana')(at)])
      return { status: Math.max(one.status, other.status), text: one.text + other.text }
    }),
  },
  'what else there is': {
    'looking as a professional does': of(403, look('dana')),
    'opening it from a page that saw another version': of(409, opening('dana', 7)),
    'answering it': of(409, answered),
    'a child, and another family': of(404, get('child'), thread('neighbour'), opening('child'), opening('neighbour')),
  },
}
