import type { DeliveryDto } from '#contract/messages/delivery.ts'
import type { DraftDto } from '#contract/messages/drafts.ts'
import type { MessageDto, MessageSummaryDto } from '#contract/messages/messages.ts'
import { dana, type Person, people, sam } from '#tests/support/dom/family.ts'
import type { Answers } from '#tests/support/dom/open-app.tsx'

export const threadId = '00000000-0000-4000-8000-0000000000a1'
export const deliveryId = '00000000-0000-4000-8000-0000000000a2'
export const draftId = '00000000-0000-4000-8000-0000000000a3'
export const words = 'Mia’s coat is too small.'

const idOf = (nth: number) =>
  nth === 1 ? threadId : `00000000-0000-4000-8000-00000000a1${String(nth).padStart(2, '0')}`

const delivery = (person: Person, messageId: string, viewedAt: string | null): DeliveryDto => ({
  id: deliveryId,
  messageId,
  personId: dana,
  status: viewedAt ? 'viewed' : 'new',
  version: viewedAt ? 2 : 1,
  viewedAt,
  you: {
    actor: people[person].viewpoint,
    party: people[person].viewpoint === dana ? 'recipient' : 'author',
    mode: people[person].mode,
  },
})

const seen = '2026-11-18T02:31:00.000Z'
type Change = Partial<MessageDto> & { readonly viewedAt?: string | null }

/** Sam's message to Dana, whom a test opens it as. */
export const message = (person: Person, nth = 1, { viewedAt = seen, ...change }: Change = {}): MessageDto => {
  const id = idOf(nth)
  const isHers = people[person].viewpoint === dana
  return {
    id,
    threadId,
    answersId: null,
    authorId: sam,
    subject: 'Winter coat',
    sentAt: '2026-11-17T23:04:00.000Z',
    privileged: false,
    recipients: [{ personId: dana, told: true, viewedAt }],
    attorneys: [],
    attachments: 0,
    delivery: isHers ? delivery(person, id, viewedAt) : null,
    body: isHers && viewedAt === null ? null : words,
    files: [],
    ...change,
  }
}
export const unopened = (person: Person = 'other', nth = 1, change: Change = {}) =>
  message(person, nth, { viewedAt: null, ...change })

export const summary = ({ body, files: _, ...known }: MessageDto, folder = 'inbox'): MessageSummaryDto => ({
  ...known,
  preview: body,
  folder,
})

export const folder = (items: readonly MessageSummaryDto[], more: object = {}) => ({
  items,
  next: null,
  total: items.length,
  perPage: 25,
  ...more,
})
export const thread = (messages: readonly MessageDto[]) => ({ id: threadId, subject: 'Winter coat', messages })

export const correspondents = {
  items: [{ id: sam, firstName: 'Sam', lastName: 'Keller', standing: 'parent', isAttorney: false }],
}

export const draft = (change: Partial<DraftDto> = {}): DraftDto => ({
  id: draftId,
  status: 'saved',
  version: 1,
  to: [sam],
  subject: 'Boots',
  body: 'Size 36 or',
  files: [],
  answersId: null,
  messageId: null,
  savedAt: '2026-11-20T16:20:00.000Z',
  you: { actor: dana, party: 'author', mode: 'self' },
  ...change,
})

export const counts = (change: object = {}) => ({ unread: 0, inbox: 0, notices: 0, drafts: 0, latest: [], ...change })

/** Answers of a thread whose one message is closed until it is opened, in the list, the thread and by itself. */
export const openable = (closed: MessageDto, opened: MessageDto, before: readonly MessageDto[] = []): Answers => {
  let now = closed
  return {
    'GET /pub/v1/messages': () => folder([summary({ ...now, body: null })]),
    [`GET /pub/v1/threads/${threadId}`]: () => thread([...before, now]),
    [`GET /pub/v1/messages/${closed.id}`]: () => now,
    [`POST /pub/v1/deliveries/${deliveryId}/events`]: () => {
      now = opened
      return { ...opened.delivery, message: opened }
    },
  }
}

/** All that the pages of messages ask for; `more` replaces answers. */
export const messageAnswers = (more: Answers = {}): Answers => ({
  'GET /pub/v1/messages': () => folder([summary(message('other'))]),
  [`GET /pub/v1/threads/${threadId}`]: () => thread([message('other')]),
  'GET /pub/v1/messages/correspondents': () => correspondents,
  'GET /pub/v1/drafts': () => ({ items: [] }),
  ...more,
})
