import { randomUUID } from 'node:crypto'
import { attachmentUse } from '#contract/messages/attachment-use.ts'
import type { NewMessage } from '#contract/messages/messages.ts'
import { isPrivileged, mayWriteTo, permissions, readersOf } from '#contract/permissions.ts'
import type { Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { advance } from '../../lifecycle/advance.ts'
import { recordEvent, type UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { attachFiles } from '../files/attach-files.ts'
import { type Person, peopleOf } from './correspondents.ts'
import { deliver } from './deliveries.lifecycle.ts'
import { draftLifecycle } from './drafts.lifecycle.ts'
import { fileMessage } from './mailbox.store.ts'
import { messageItem } from './messages.item.ts'
import { insertMessage, type MessageRow, messageById, messageColumnsOf } from './messages.store.ts'

const notAChoice = (field: string) => new Refusal('invalid', { validationErrors: [{ field, code: 'notAChoice' }] })

type People = { readonly author: Person; readonly readers: readonly Person[] }

/** Finds to whom the message goes. Throws `Refusal` invalid when somebody is named to whom the author may not write. */
const peopleOfMessage = async ({ tx }: UnitOfWork, { personId }: Viewer, to: readonly string[]): Promise<People> => {
  const family = await peopleOf(tx)
  const author = family.find(({ id }) => id === personId)
  if (!author) throw new Refusal('notAllowed')
  const chosen = [...new Set(to)].map((id) => {
    const one = family.find((person) => person.id === id)
    if (!one || !mayWriteTo(author, one)) throw notAChoice('to')
    return one
  })
  return { author, readers: readersOf(author, chosen, family) }
}

/** Finds the thread of an answered message, which its author has read. Throws `Refusal`: invalid, notOpenedYet. */
const threadOf = async ({ tx }: UnitOfWork, viewer: Viewer, answersId: string | null): Promise<string | null> => {
  if (answersId === null) return null
  const answered = await messageById(tx, answersId)
  if (!answered) throw notAChoice('answersId')
  const { body } = await messageItem(tx, viewer, answered)
  if (body === null) throw new Refusal('notOpenedYet')
  return answered.thread_id
}

/**
 * Sends a message, which from then on nobody changes. A draft that it comes from is sent with it, so that a draft becomes
 * one message at most. Throws `Refusal`, and `LifecycleRefusal` when the draft is not as the author saw it.
 */
export const sendMessage = async (change: UnitOfWork, viewer: Viewer, typed: NewMessage): Promise<MessageRow> => {
  const { tx, familyId: family_id, now: sent_at } = change
  if (!permissions['message.write'](viewer)) throw new Refusal('notAllowed')
  const { draft } = typed
  if (draft) await advance(change, draftLifecycle, draft.id, { type: 'draft.send', version: draft.version }, viewer)
  const { author, readers } = await peopleOfMessage(change, viewer, typed.to)
  const thread = await threadOf(change, viewer, typed.answersId)
  const id = randomUUID()
  const recipient_ids = readers.map((reader) => reader.id)
  const message: MessageRow = {
    family_id,
    id,
    thread_id: thread ?? id,
    answers_id: typed.answersId,
    author_id: author.id,
    recipient_ids,
    subject: typed.subject,
    body: typed.body,
    draft_id: draft?.id ?? null,
    sent_at,
    reach: isPrivileged([author, ...readers]) ? 'closed' : 'named',
    audience: [author.id, ...recipient_ids],
  }
  await insertMessage(tx, message)
  await fileMessage(tx, message)
  recordSent(change, message, viewer)
  for (const reader of readers) await deliver(change, viewer, message, reader)
  await attachTo(change, message, typed.files)
  tellOf(change, message)
  return message
}

const recordSent = (change: UnitOfWork, message: MessageRow, { mode }: Viewer): void => {
  const { id: entityId, author_id: actor, reach, audience } = message
  const by = { actor, party: 'author', mode }
  const payload = { columns: messageColumnsOf(message) }
  recordEvent(change, { kind: 'message.sent', entity: 'message', entityId, by, reach, audience, payload })
}

const attachTo = (change: UnitOfWork, message: MessageRow, fileIds: readonly string[]): Promise<void> => {
  const { id: entityId, author_id: by, reach, audience } = message
  return attachFiles(change, fileIds, { use: attachmentUse, entity: 'message', entityId, by, reach, audience })
}

/** The mail says that something waits, and nothing of the message. */
const tellOf = (change: UnitOfWork, { id, recipient_ids, reach, audience }: MessageRow): void => {
  change.live.push({ topic: 'message', id, reach, audience })
  for (const personId of recipient_ids)
    change.jobs.push({
      queue: 'mail.waiting',
      data: { familyId: change.familyId, personId, kind: 'messageReceived' },
    })
}
