import { toBase64 } from '#domain/record/log/notes/base64.ts'
import { consistencyRanges } from '#domain/record/log/trees/tree-nodes.ts'
import type { ExportedRecord } from '#domain/record/record.ts'
import type { RequestScopes } from '../db/tenancy.ts'
import { logHashes, type ShownLog } from '../service-log/signed-log.ts'

/**
 * Returns the newest time stamp of the log, with the proof that what is shown now continues what was stamped. Null when
 * no authority has stamped it.
 */
export const readStamp = (
  scopes: Pick<RequestScopes, 'asProver'>,
  { number, size }: Pick<ShownLog, 'number' | 'size'>,
): Promise<NonNullable<ExportedRecord['stamp']> | null> =>
  scopes.asProver(async (tx) => {
    const row = await tx
      .selectFrom('log_checkpoint')
      .select(['size', 'note', 'stamp'])
      .where('origin', '=', number)
      .where('size', '<=', size)
      .where('stamp', 'is not', null)
      .orderBy('size', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!row?.stamp) return null
    const proof = await logHashes(tx, number, consistencyRanges(row.size, size))
    return { note: row.note, token: toBase64(row.stamp), proof: proof.map(toBase64) }
  })
