import { sql } from 'kysely'
import { id, instant } from '#contract/common.ts'
import { limits } from '#contract/limits.ts'
import { decodeCursor, inOrder, type Order } from '../../db/reading/cursor.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { type PageQuery, pageIn } from '../../lists/list.ts'
import { listed, type MyFileRow } from './my-files.store.ts'

export const newestFirst: Order = {
  name: [],
  direction: 'descending',
  keys: [
    { value: sql.ref('created_at'), type: sql`timestamptz`, schema: instant },
    { value: sql.ref('id'), type: sql`uuid`, schema: id },
  ],
}

export type Selection = { readonly of: 'own' | 'others'; readonly folder?: string | undefined }

/** Builds the query of one page. Row-level security leaves out what the viewer may not know of. */
export const filesOfPage = (tx: Tx, { viewpoint, mode }: Viewer, query: Selection & PageQuery, limit: number) => {
  const after = query.after === undefined ? null : decodeCursor(newestFirst, query.after)
  const { folder } = query
  // Whoever looks on knows of no folder, and sees all that they may see.
  const byFolder = query.of === 'own' && mode === 'self'
  const own = tx
    .selectFrom('my_file')
    .selectAll()
    .where('status', '=', listed)
    .$if(query.of === 'others', (all) =>
      all.where('owner_id', '<>', viewpoint).where(sql<boolean>`cardinality(audience) > 1`),
    )
    .$if(query.of === 'own', (all) => all.where('owner_id', '=', viewpoint))
    // The index has folders before times. That there is none does not tell PostgreSQL that the files are in order.
    .$if(byFolder && folder === undefined, (all) => all.where('folder_id', 'is', null).orderBy('folder_id'))
    .$if(byFolder && folder !== undefined, (all) => all.where('folder_id', '=', folder ?? ''))
  return inOrder(own, newestFirst, { after, limit: limit + 1 })
}

export const pageOfFiles = async (tx: Tx, viewer: Viewer, query: Selection & PageQuery) => {
  const limit = query.limit ?? limits.page.default
  const found = await filesOfPage(tx, viewer, query, limit).execute()
  return pageIn(
    { orderOf: () => newestFirst, cursorOf: (row: MyFileRow) => [row.created_at, row.id] },
    { ...query, limit },
    found,
  )
}
