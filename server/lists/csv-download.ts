import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { limits } from '#contract/limits.ts'
import type { Locale } from '#contract/locale.ts'
import L from '#i18n/i18n-node.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Schema } from '../db/schema.ts'
import type { Scopes, Viewer } from '../db/tenancy.ts'
import type { Plain } from '../http/bind.ts'
import { requireCaller, viewerIn } from '../http/caller.ts'
import { type CsvColumn, csvLine, csvOfPages } from '../http/csv.ts'
import { type List, type ListContext, linesIn, listContextOf } from './list.ts'

type Cells = Parameters<typeof csvLine>[0]

/** Describes a spreadsheet: its columns, and the lines that stand below all rows. */
export type CsvTable<Item> = {
  readonly columns: readonly CsvColumn<Item>[]
  readonly foot?: (context: ListContext) => Promise<readonly Cells[]>
}

type Download<Table extends keyof Schema, Selection, Row, Item> = {
  /** The name of the file, without its date. */
  readonly file: string
  readonly list: List<Table, Selection, Row, Item>
  readonly selection: Selection
  readonly table: (context: ListContext, texts: TranslationFunctions, selection: Selection) => Promise<CsvTable<Item>>
  /** @throws {Refusal} when the list is not the viewer's to read */
  readonly permit?: (viewer: Viewer) => void
}

/** Writes all items of a selection. It counts as no first view. */
async function* linesOf<Table extends keyof Schema, Selection, Row, Item>(
  { asViewer }: Pick<Scopes, 'asViewer'>,
  viewer: Viewer,
  { list, selection, table }: Download<Table, Selection, Row, Item>,
  locale: Locale,
): AsyncGenerator<string> {
  const { columns, foot } = await asViewer(viewer, async (tx) =>
    table(await listContextOf(tx, viewer), L[locale], selection),
  )
  yield* csvOfPages(columns, (after) =>
    asViewer(viewer, async (tx) =>
      linesIn(list, await listContextOf(tx, viewer), { ...selection, after, limit: limits.page.max }),
    ),
  )
  if (foot) yield* await asViewer(viewer, async (tx) => (await foot(await listContextOf(tx, viewer))).map(csvLine))
}

/** Answers with a list as a spreadsheet: all that is selected, in its order. */
export const downloadCsv = <Table extends keyof Schema, Selection, Row, Item>(
  scopes: Pick<Scopes, 'asViewer'>,
  { caller, reply, now, request }: Pick<Plain, 'caller' | 'reply' | 'now' | 'request'>,
  download: Download<Table, Selection, Row, Item>,
): FastifyReply => {
  const who = requireCaller(caller)
  const viewer = viewerIn(who, request)
  download.permit?.(viewer)
  reply.header('content-disposition', `attachment; filename="${download.file}-${now.slice(0, 10)}.csv"`)
  // The browser downloads it without the page's headers, so its language is the one of the account.
  const lines = linesOf(scopes, viewer, download, who.locale)
  return reply.type('text/csv; charset=utf-8').send(Readable.from(lines))
}
