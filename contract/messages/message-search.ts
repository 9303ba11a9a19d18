import * as z from 'zod/mini'
import { searchText } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'
import { draftDto } from './drafts.ts'
import { messageSummaryDto } from './messages.ts'

/** A text with the places of the found words in it: where each begins and ends, in UTF-16 units. */
const markedText = z.object({ text: z.string(), marks: z.array(z.object({ start: z.int(), end: z.int() })) })
export type MarkedText = z.infer<typeof markedText>

/** `snippet` is the part around the first found word of a body that the viewer may be given; null for all others. */
export const foundMessageDto = z.extend(messageSummaryDto, {
  markedSubject: markedText,
  snippet: z.nullable(markedText),
})
export type FoundMessageDto = z.infer<typeof foundMessageDto>

const foundDraftDto = z.extend(draftDto, { markedSubject: markedText, snippet: markedText })
export type FoundDraftDto = z.infer<typeof foundDraftDto>

const search = searchText(limits.search)

/** The words of a search may tell as much as a message, so they are sent in a body: addresses are logged. */
export const messageSearchRoutes = {
  search: route({
    method: 'POST',
    path: '/pub/v1/messages/search',
    access: 'bearer',
    summary:
      'Messages of all folders that have the words, the latest first: words, "phrases", -exclusions, beginnings*. One that was not opened is found by its subject alone. Opens nothing.',
    body: z.strictObject({
      search,
      after: z.optional(z.string().check(z.maxLength(200, 'malformed'))),
      limit: z.optional(z.int().check(z.gte(1), z.lte(limits.page.max))),
    }),
    output: z.object({ items: z.array(foundMessageDto), next: z.nullable(z.string()), perPage: z.int() }),
  }),
  searchDrafts: route({
    method: 'POST',
    path: '/pub/v1/drafts/search',
    access: 'bearer',
    summary: 'The drafts of the caller that have the words, the last saved first.',
    body: z.strictObject({ search }),
    output: z.object({ items: z.array(foundDraftDto) }),
  }),
} as const
