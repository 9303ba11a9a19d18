import * as z from 'zod/mini'
import { plainLine, plainText } from '#domain/plain-text.ts'
import { draftMachine } from '#machines/messages/draft.machine.ts'
import { draftParties } from '#machines/messages/draft.types.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { id, instant, itemParams, youAmong } from '../common.ts'
import { fileDto } from '../files/files.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'

/** Statuses are the leaves of the chart; they are written nowhere else. */
export const draftStatuses = leavesOf(draftMachine)
export type DraftStatus = LeafOf<typeof draftMachine>

const people = z.array(id).check(z.maxLength(limits.messages.recipients, 'tooLong'))
const files = z.array(id).check(z.maxLength(limits.messages.attachments, 'tooLong'))
const unfinished = (plain: (typed: string) => string, max: number) =>
  z.string().check(z.overwrite(plain), z.maxLength(max, 'tooLong'))

/** Everything may be missing from a draft but not be longer than in a message. */
const content = {
  to: people,
  subject: unfinished(plainLine, limits.messages.subject),
  body: unfinished(plainText, limits.messageBody),
  files,
} as const

export const newDraft = z.strictObject({ ...content, answersId: z.nullable(id) })
export type NewDraft = z.infer<typeof newDraft>

export const draftDto = z.object({
  id,
  status: z.enum(draftStatuses),
  version: z.int(),
  ...content,
  files: z.array(fileDto),
  /** The message that it answers; null for the first one of a thread. */
  answersId: z.nullable(id),
  /** The message that it became. */
  messageId: z.nullable(id),
  savedAt: instant,
  you: youAmong(draftParties),
})
export type DraftDto = z.infer<typeof draftDto>

const seen = { version: z.int() } as const
export const draftCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('draft.save'), ...seen, ...content }),
  z.strictObject({ type: z.literal('draft.discard'), ...seen }),
])
export type DraftCommand = z.infer<typeof draftCommand>

const path = '/pub/v1/drafts'
export const draftRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary: 'The drafts of the caller, the last saved first.',
    output: z.object({ items: z.array(draftDto) }),
  }),
  begin: route({
    method: 'POST',
    path,
    access: 'bearer',
    summary: 'Saves the first version of a draft.',
    body: newDraft,
    ok: 201,
    output: draftDto,
  }),
  get: route({
    method: 'GET',
    path: `${path}/:id`,
    access: 'bearer',
    summary: 'One draft.',
    params: itemParams,
    output: draftDto,
  }),
  events: route({
    method: 'POST',
    path: `${path}/:id/events`,
    access: 'bearer',
    summary: 'A command to one draft; 409 with the other text when it was saved elsewhere since.',
    params: itemParams,
    body: draftCommand,
    output: draftDto,
  }),
} as const
