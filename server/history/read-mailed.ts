import { toBase64 } from '#domain/record/log/notes/base64.ts'
import { rootOfEdge } from '#domain/record/log/trees/right-edge.ts'
import { consistencyRanges } from '#domain/record/log/trees/tree-nodes.ts'
import type { ExportedRecord } from '#domain/record/record.ts'
import type { RequestScopes, Viewer } from '../db/tenancy.ts'
import { hashed } from '../service-log/hashes.ts'
import { readEdge } from '../service-log/log-store.ts'
import { logHashes, type ShownLog } from '../service-log/signed-log.ts'

/** Ten years of monthly mails. */
const mostMails = 120

/**
 * Proves that the log continues each checkpoint that the person was mailed, so that their export shows it without another
 * file. Somebody who looks on was mailed nothing of this family.
 */
export const readMailed = async (
  scopes: Pick<RequestScopes, 'asViewer' | 'asProver'>,
  viewer: Viewer,
  { number, size }: Pick<ShownLog, 'number' | 'size'>,
): Promise<NonNullable<ExportedRecord['mailed']>> => {
  const rows = await scopes.asViewer(viewer, (tx) =>
    tx
      .selectFrom('record_mail')
      .select('size')
      .distinct()
      .where('family_id', '=', viewer.familyId)
      .where('origin', '=', number)
      .where('size', '<', size)
      .orderBy('size', 'desc')
      .limit(mostMails)
      .execute(),
  )
  if (rows.length === 0) return []
  return scopes.asProver(async (tx) => {
    const mailed: NonNullable<ExportedRecord['mailed']> = []
    for (const { size: from } of rows.toReversed()) {
      const root = hashed(rootOfEdge(await readEdge(tx, number, from)))
      const proof = await logHashes(tx, number, consistencyRanges(from, size))
      mailed.push({ size: from, root: toBase64(root), proof: proof.map(toBase64) })
    }
    return mailed
  })
}
