import * as z from 'zod/mini'
import { id, instant, line, text } from '../common.ts'
import { role } from '../families.ts'
import { fileDto } from '../files/files.ts'
import { limits } from '../limits.ts'
import { deliveryDto } from './delivery.ts'

/** The folders that everybody has. A person's own ones are known by their ids. */
export const folderNames = ['inbox', 'sent', 'archive', 'all'] as const
export type FolderName = (typeof folderNames)[number]

/** A person to whom a message was sent, with their first view. */
const recipientDto = z.object({
  personId: id,
  /** False where the first view is nobody else's affair, as a professional's is. */
  told: z.boolean(),
  /** Null means never. */
  viewedAt: z.nullable(instant),
})

const known = {
  id,
  threadId: id,
  answersId: z.nullable(id),
  authorId: id,
  subject: z.string(),
  sentAt: instant,
  /** Its author and its recipients read it; nobody who looks on as one of them does. */
  privileged: z.boolean(),
  recipients: z.array(recipientDto),
  /** Those of its professionals who are attorneys, as far as the viewer knows them. */
  attorneys: z.array(id),
  /** The number of attached files. */
  attachments: z.int(),
  /** The viewpoint's own delivery; null for the author. */
  delivery: z.nullable(deliveryDto),
} as const

/** `body` is null and `files` are empty until the viewer may be given them: the author at once, a recipient who opened it. */
export const messageDto = z.object({
  ...known,
  body: z.nullable(z.string()),
  files: z.array(fileDto),
})
export type MessageDto = z.infer<typeof messageDto>

/** A line of a folder. `preview` is the beginning of a body that the viewer may be given. */
export const messageSummaryDto = z.object({
  ...known,
  preview: z.nullable(z.string()),
  /** A folder of everybody's by its name, or one of the person's own by its id. */
  folder: z.string(),
})
export type MessageSummaryDto = z.infer<typeof messageSummaryDto>

/** A delivery together with its message, which has its body once the delivery is viewed. */
export const openedDto = z.extend(deliveryDto, { message: messageDto })
export type OpenedDto = z.infer<typeof openedDto>

/** The messages of a thread that the viewer may see, the oldest first. */
export const threadDto = z.object({ id, subject: z.string(), messages: z.array(messageDto) })
export type ThreadDto = z.infer<typeof threadDto>

/** Somebody to whom the viewer may write. */
export const correspondentDto = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  standing: role,
  isAttorney: z.boolean(),
})
export type CorrespondentDto = z.infer<typeof correspondentDto>

export const newMessage = z.strictObject({
  to: z
    .array(id, 'required')
    .check(z.minLength(1, 'recipientRequired'), z.maxLength(limits.messages.recipients, 'tooLong')),
  subject: line(limits.messages.subject),
  body: text(limits.messageBody),
  files: z.array(id).check(z.maxLength(limits.messages.attachments, 'tooLong')),
  answersId: z.nullable(id),
  /** The draft that becomes this message, as its author last saw it. */
  draft: z.nullable(z.strictObject({ id, version: z.int() })),
})
export type NewMessage = z.infer<typeof newMessage>

/** `first` is where each message came in: the inbox, or what was sent. An own folder is named by its id. */
export const messageMove = z.strictObject({
  ids: z.array(id).check(z.minLength(1, 'selectMessage'), z.maxLength(limits.messages.moved, 'tooLong')),
  to: z.union([z.enum(['first', 'archive']), id]),
})
export type Move = z.infer<typeof messageMove>

export const messagePreferences = z.strictObject({ perPage: z.literal(limits.messages.perPage) })
export type MessagePreferences = z.infer<typeof messagePreferences>
