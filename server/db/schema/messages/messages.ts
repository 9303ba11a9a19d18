import type { Generated } from 'kysely'
import type { DeliveryStatus } from '#contract/messages/delivery.ts'
import type { DraftStatus } from '#contract/messages/drafts.ts'
import type { FolderName, MessagePreferences } from '#contract/messages/messages.ts'

/** These people alone see a row; see `Restricted`. */
type Named = { family_id: string; reach: 'named' | 'closed'; audience: string[] }

export type MessageTables = {
  /** Nothing but an erasure changes a message. */
  message: Named & {
    id: string
    /** The first message of the thread. */
    thread_id: string
    answers_id: string | null
    author_id: string
    recipient_ids: string[]
    subject: string
    body: string
    draft_id: string | null
    sent_at: string
  }
  delivery: Named & {
    id: string
    message_id: string
    person_id: string
    author_id: string
    status: DeliveryStatus
    version: number
    viewed_at: string | null
    changed_at: string
  }
  /** Says in which folder a person has a message. */
  mailbox: Named & {
    person_id: string
    message_id: string
    first: Exclude<FolderName, 'archive' | 'all'>
    folder: string
    sent_at: string
  }
  /** Counts the messages of a person in a folder. A trigger keeps it. */
  mailbox_total: {
    family_id: string
    person_id: string
    folder: string
    closed: boolean
    count: number
  }
  /** A folder of one person. Its id stands in `mailbox.folder`. */
  message_folder: {
    family_id: string
    id: string
    person_id: string
    name: string
    name_key: string
    place: number
  }
  draft: {
    family_id: string
    id: string
    status: DraftStatus
    version: number
    author_id: string
    answers_id: string | null
    recipient_ids: string[]
    subject: string
    body: string
    file_ids: string[]
    created_at: string
    changed_at: string
    reach: Generated<'closed'>
    audience: string[]
  }
  message_preference: { person_id: string; per_page: MessagePreferences['perPage'] }
}
