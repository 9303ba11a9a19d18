import * as z from 'zod/mini'
import { id, instant } from '#contract/common.ts'
import type { FoundMessageDto } from '#contract/messages/message-search.ts'
import { oneOf } from '../../../db/one-of.ts'
import { readOpaque, writeOpaque } from '../../../db/opaque.ts'
import type { Tx, Viewer } from '../../../db/tenancy.ts'
import { markerOf } from '../../../words/marks.ts'
import { type Term, termsOf } from '../../../words/search-terms.ts'
import { snippetOf } from '../../../words/snippet.ts'
import { type After, type Found, findWords } from '../../../words/words.store.ts'
import { preferencesOf } from '../mailbox.store.ts'
import { type Shown, shownTo } from '../messages.item.ts'

const place = z.tuple([instant, id])
const readCursor = (text: string): After => {
  const [at, last] = readOpaque(place, text)
  return { at, id: last }
}

/** Reads what was found under the policies, with the folder in which the viewpoint has it. */
const rowsOf = async (tx: Tx, { viewpoint }: Viewer, found: readonly Found[]) => {
  if (found.length === 0) return []
  const rows = await tx
    .selectFrom('message')
    .innerJoin('mailbox as m', (join) =>
      join.onRef('m.family_id', '=', 'message.family_id').onRef('m.message_id', '=', 'message.id'),
    )
    .selectAll('message')
    .select('m.folder')
    .where('m.person_id', '=', viewpoint)
    .where('message.id', '=', oneOf(found.map((one) => one.id)))
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return found.flatMap((place) => {
    const row = byId.get(place.id)
    return row ? [{ row, place }] : []
  })
}
type Row = Awaited<ReturnType<typeof rowsOf>>[number]['row']

/** Shows bodies of those alone that the viewer may be given; nothing of the others is read for a snippet. */
const itemsOf = async (tx: Tx, terms: readonly Term[], shown: readonly Shown<Row>[]): Promise<FoundMessageDto[]> => {
  const texts = shown.flatMap(({ row, isGiven }) => (isGiven ? [row.subject, row.body] : [row.subject]))
  const marksOf = await markerOf(tx, terms, texts)
  return shown.map(({ row, known, isGiven }) => {
    const snippet = isGiven ? snippetOf(row.body, marksOf(row.body)) : null
    return {
      ...known,
      folder: row.folder,
      preview: snippet?.text ?? null,
      markedSubject: { text: row.subject, marks: marksOf(row.subject) },
      snippet,
    }
  })
}

type Asked = { readonly terms: readonly Term[]; readonly after: After | null; readonly perPage: number }

/**
 * Finds a page of rows, and the place of the last one where more follow that may be read. The table of words knows nothing of
 * an access that ended, so what the policies withhold is made up for by what comes next.
 */
const pageOf = async (tx: Tx, viewer: Viewer, { terms, after, perPage }: Asked) => {
  const read: { readonly row: Row; readonly place: After }[] = []
  const limit = perPage + 1
  for (let from = after; read.length <= perPage; ) {
    const found = await findWords(tx, { entity: 'message', terms, after: from, limit })
    read.push(...(await rowsOf(tx, viewer, found)))
    from = found.at(-1) ?? null
    if (found.length < limit) break
  }
  const page = read.slice(0, perPage)
  return { rows: page.map(({ row }) => row), last: read.length > perPage ? page.at(-1)?.place : undefined }
}

type Query = { readonly search: string; readonly after?: string | undefined; readonly limit?: number | undefined }
type FoundPage = { readonly items: FoundMessageDto[]; readonly next: string | null; readonly perPage: number }

/** Returns one page of the messages that have the words, from all folders. It opens nothing. */
export const searchMessages = async (tx: Tx, viewer: Viewer, query: Query): Promise<FoundPage> => {
  const perPage = query.limit ?? (await preferencesOf(tx, viewer.personId)).perPage
  const after: After | null = query.after === undefined ? null : readCursor(query.after)
  const terms = termsOf(query.search)
  const { rows, last } = await pageOf(tx, viewer, { terms, after, perPage })
  const items = await itemsOf(tx, terms, await shownTo(tx, viewer, rows))
  return { items, next: last ? writeOpaque([last.at, last.id]) : null, perPage }
}
