/** Excel reads a file as UTF-8 only when it begins with this mark. */
export const byteOrderMark = '\uFEFF'

/**
 * Spreadsheets treat a cell that begins like this as a formula (full-width signs included); text that a person typed
 * must never be executed.
 */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

const cellOf = (value: string | number | null): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  return `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`
}

/** Writes one record of RFC 4180. Texts are quoted, so that no other separator splits them; numbers are not. */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cellOf).join(',')}\r\n`

type Cell = string | number | null
export type CsvColumn<Row> = readonly [header: string, cell: (row: Row) => Cell]

/**
 * Streams a list as a spreadsheet, page by page. Each page is queried by the cursor of the one before, so that a slow
 * download holds no database transaction open.
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
