import { limits } from '#contract/limits.ts'
import type { FoundDraftDto } from '#contract/messages/message-search.ts'
import type { Reading } from '../../../http/bind.ts'
import { markerOf } from '../../../words/marks.ts'
import { termsOf } from '../../../words/search-terms.ts'
import { snippetOf } from '../../../words/snippet.ts'
import { findWords } from '../../../words/words.store.ts'
import { draftItems } from '../drafts.routes.ts'
import { savedDrafts } from '../drafts.store.ts'

/** Returns the viewer's drafts that have the words. Everybody has few, so they are no pages. */
export const searchDrafts = async (
  { tx, viewer }: Pick<Reading, 'tx' | 'viewer'>,
  search: string,
): Promise<FoundDraftDto[]> => {
  const terms = termsOf(search)
  const found = await findWords(tx, { entity: 'draft', terms, after: null, limit: limits.messages.drafts })
  const ids = new Set(found.map(({ id }) => id))
  const rows = (await savedDrafts(tx)).filter(({ id }) => ids.has(id))
  const marksOf = await markerOf(
    tx,
    terms,
    rows.flatMap(({ subject, body }) => [subject, body]),
  )
  return (await draftItems({ tx, viewer }, rows)).map((item) => ({
    ...item,
    markedSubject: { text: item.subject, marks: marksOf(item.subject) },
    snippet: snippetOf(item.body, marksOf(item.body)),
  }))
}
