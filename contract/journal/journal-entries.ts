import * as z from 'zod/mini'
import { journalEntryMachine } from '#machines/journal/journal-entry.machine.ts'
import { journalEntryParties } from '#machines/journal/journal-entry.types.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { date, id, instant, optionalText, youAmong } from '../common.ts'
import { fileDto } from '../files/files.ts'
import { limits } from '../limits.ts'
import { type JournalKind, journalKinds } from './journal-kinds.ts'
import { place } from './place.ts'

/** Statuses are the leaves of the chart; they are written nowhere else. */
export const journalEntryStatuses = leavesOf(journalEntryMachine)
export type JournalEntryStatus = LeafOf<typeof journalEntryMachine>

const { body, files, readers } = limits.journal
const content = {
  /** The day that it is about, which need not be the one on which it is written. */
  on: date,
  body: optionalText(body),
  files: z.array(id).check(z.maxLength(files, 'tooLong')),
} as const
const readerIds = z.array(id).check(z.maxLength(readers, 'tooLong'))

type Written = {
  readonly kind: JournalKind
  readonly body?: string | null | undefined
  readonly files: readonly unknown[]
  readonly place?: unknown
}

/** Says which field is missing of a kind; null when nothing is. */
export const missingField = ({ kind, body: text, files: attached, place: at }: Written): 'body' | 'place' | null => {
  if (kind === 'checkIn') return at ? null : 'place'
  if (text) return null
  return kind === 'moment' && attached.length > 0 ? null : 'body'
}
const hasWhatItNeeds = (needed: 'body' | 'place') =>
  z.refine<Written>((written) => missingField(written) !== needed, { error: 'required', path: [needed] })
const placeOnCheckIn = z.refine<Written>(({ kind, place: at }) => kind === 'checkIn' || !at, {
  error: 'notAChoice',
  path: ['place'],
})

/**
 * Without people to share it with, an entry is its author's alone; an empty list shares it with the professionals who are
 * connected to its author. `deviceAt` is what the clock of the device said.
 */
export const newJournalEntry = z
  .strictObject({
    kind: z.enum(journalKinds, 'required'),
    ...content,
    place: z.nullable(place),
    deviceAt: z.nullable(instant),
    readerIds: z.nullable(readerIds),
  })
  .check(hasWhatItNeeds('body'), hasWhatItNeeds('place'), placeOnCheckIn)
export type NewJournalEntry = z.infer<typeof newJournalEntry>
export type JournalContent = Pick<NewJournalEntry, 'on' | 'body' | 'files'>

/** The first view of an edition by one person. */
const journalViewDto = z.object({ personId: id, edition: z.int(), at: instant })

const known = {
  id,
  status: z.enum(journalEntryStatuses),
  version: z.int(),
  kind: z.enum(journalKinds),
  authorId: id,
  on: z.string(),
  /** The first text is edition 1; from the first sharing on, each change is a new one. */
  edition: z.int(),
  /** The people it is shared with, beside the professionals of its author. */
  readerIds: z.array(id),
  /** The viewpoint wrote this edition or has opened it. Until then its contents are in no answer. */
  opened: z.boolean(),
  /** It was removed or deleted, so that no page shows its contents. */
  gone: z.boolean(),
  createdAt: instant,
  changedAt: instant,
  sharedAt: z.nullable(instant),
} as const

/** `body` and `place` are null and `files` empty where the viewer may not be given them, and of what is gone. */
export const journalEntryDto = z.object({
  ...known,
  body: z.nullable(z.string()),
  place: z.nullable(place),
  deviceAt: z.nullable(instant),
  files: z.array(fileDto),
  views: z.array(journalViewDto),
  you: youAmong(journalEntryParties),
})
export type JournalEntryDto = z.infer<typeof journalEntryDto>

/** A line of the journal. `preview` is the beginning of a text that the viewer may be given. */
export const journalSummaryDto = z.object({
  ...known,
  preview: z.nullable(z.string()),
  place: z.nullable(place),
  files: z.array(fileDto),
  /** How many of its readers have opened this edition. */
  viewedBy: z.int(),
})
export type JournalSummaryDto = z.infer<typeof journalSummaryDto>

const seen = { version: z.int() } as const
export const journalEntryCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('journalEntry.edit'), ...seen, ...content }),
  z.strictObject({ type: z.literal('journalEntry.share'), ...seen, readerIds }),
  z.strictObject({ type: z.literal('journalEntry.delete'), ...seen }),
  z.strictObject({ type: z.literal('journalEntry.remove'), ...seen }),
])
export type JournalEntryCommand = z.infer<typeof journalEntryCommand>
