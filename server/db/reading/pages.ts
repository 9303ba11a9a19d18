import { emptied } from '../emptied.ts'

/** No more rows of a page than these are in memory at once. */
export const pageSize = 250

/**
 * Reads many rows in pages. `read` returns at most `pageSize` rows in the order of their ids, from after the id on, or
 * from the first one on.
 */
export async function* pagesById<Row extends { readonly id: string }>(
  read: (after: string | null) => Promise<Row[]>,
): AsyncGenerator<readonly Row[]> {
  let after: string | null = null
  do {
    const page: Row[] = await read(after)
    after = page.length < pageSize ? null : (page.at(-1)?.id ?? null)
    if (page.length > 0) yield page
    emptied(page)
  } while (after !== null)
}
