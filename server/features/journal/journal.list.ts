import { sql } from 'kysely'
import { date, id, instant } from '#contract/common.ts'
import type { JournalSummaryDto } from '#contract/journal/journal-entries.ts'
import type { JournalSelection } from '#contract/journal/journal-selection.ts'
import { limits } from '#contract/limits.ts'
import { isGoneLeaf, listedLeaves } from '#machines/journal/journal-entry.leaves.ts'
import { fixedList } from '../../db/one-of.ts'
import type { Order } from '../../db/reading/cursor.ts'
import { patternOf, wordsOf } from '../../db/search.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { CountedList, ListContext } from '../../lists/list.ts'
import { journalSummaries } from './journal.item.ts'
import type { JournalRow } from './journal.store.ts'

const latestDayFirst: Order = {
  name: [],
  direction: 'descending',
  keys: [
    { value: sql.ref('on_date'), type: sql`date`, schema: date },
    { value: sql.ref('created_at'), type: sql`timestamptz`, schema: instant },
    { value: sql.ref('id'), type: sql`uuid`, schema: id },
  ],
}

const goneLeaves = listedLeaves.filter(isGoneLeaf)

/** Only a text that the viewer may be given is found by its words. */
const hasWord = (word: string, { viewpoint }: Viewer) => sql<boolean>`(
  (fold(body) like ${patternOf(word)} or fold(coalesce(place ->> 'name', '')) like ${patternOf(word)})
  and status <> all(${fixedList(goneLeaves)})
  and (author_id = ${viewpoint}::uuid or exists (select from journal_view v where v.family_id = journal_entry.family_id
    and v.entry_id = journal_entry.id and v.edition = journal_entry.edition and v.person_id = ${viewpoint}::uuid)))`

const isListed = sql<JournalRow['status']>`any(${fixedList(listedLeaves)})`

/** A surrogate pair is never cut in half. */
const beginningOf = ({ body }: JournalRow): string => [...body].slice(0, limits.journal.preview).join('')
const wholeOf = ({ body }: JournalRow): string => body

const matching = ({ tx, viewer }: ListContext, { from, to, author, kind, search = '' }: JournalSelection) =>
  tx
    .selectFrom('journal_entry')
    .where('status', '=', isListed)
    .$if(from !== undefined, (query) => query.where('on_date', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('on_date', '<=', to ?? ''))
    .$if(author !== undefined, (query) => query.where('author_id', '=', author ?? ''))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'entry'))
    .where((eb) => eb.and(wordsOf(search).map((word) => hasWord(word, viewer))))

type Listed = CountedList<'journal_entry', JournalSelection, JournalRow, JournalSummaryDto, number>

/** A list has the beginnings of texts; a print has all of them. */
export const journalList = (texts?: 'whole'): Listed => ({
  orderOf: () => latestDayFirst,
  rows: (context, selection) => matching(context, selection).selectAll(),
  cursorOf: ({ on_date, created_at, id: own }) => [on_date, created_at, own],
  items: ({ tx, viewer }, rows) => journalSummaries(tx, viewer, rows, texts === 'whole' ? wholeOf : beginningOf),
  summary: async (context, selection) => {
    const { count } = await matching(context, selection)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count
  },
})

/** Lists the entries that are about some days and that the viewer may see, the earliest first. */
export const listedOn = (tx: Tx, { from, to }: { readonly from: string; readonly to: string }): Promise<JournalRow[]> =>
  tx
    .selectFrom('journal_entry')
    .selectAll()
    .where('status', '=', isListed)
    .where('on_date', '>=', from)
    .where('on_date', '<=', to)
    .orderBy('on_date')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
