/** Excel reads UTF-8 only where a file says that it is. */
export const byteOrderMark = '\uFEFF'

/** How a spreadsheet recognises a formula, full-width signs included: what a person typed must never be run. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

const cellOf = (value: string | number | null): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  return `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`
}

/** One record of RFC 4180. Texts are quoted, so that no other separator splits them; numbers are not. */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cellOf).join(',')}\r\n`

type Cell = string | number | null
export type CsvColumn<Row> = readonly [header: string, cell: (row: Row) => Cell]

/**
 * A spreadsheet of a list, page by page, each asked for by where the one before it ended: however long the list is and
 * however slowly it is fetched, nothing of the database waits for it.
 */
export async function* csvOfPages<Row>(
  columns: readonly CsvColumn<Row>[],
  pageAfter: (after: string | undefined) => Promise<{ readonly items: readonly Row[]; readonly next: string | null }>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns.map(([header]) => header))
  for (let after: string | null | undefined; after !== null; ) {
    const page: Awaited<ReturnType<typeof pageAfter>> = await pageAfter(after)
    yield page.items.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join('')
    after = page.next
  }
}
