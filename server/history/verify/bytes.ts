import type { Tx } from '../../db/tenancy.ts'
import { holdsBytes } from '../../files/recorded-bytes.ts'
import type { Storage } from '../../files/storage.ts'
import type { Finding } from '../record-part.ts'

/** Compares the stored bytes of every attached file with its SHA-256 and its size. */
export const changedBytes = async (tx: Tx, storage: Pick<Storage, 'blob'>): Promise<Finding[]> => {
  const files = await tx
    .selectFrom('file as f')
    .innerJoin('file_use as u', (join) => join.onRef('u.family_id', '=', 'f.family_id').onRef('u.file_id', '=', 'f.id'))
    .select(['f.id', 'f.sha256', 'f.bytes'])
    .orderBy('f.id')
    .execute()
  const findings: Finding[] = []
  for (const { id, ...recorded } of files)
    if (!(await holdsBytes(storage, recorded))) findings.push(`file ${id}: its bytes are not those that were recorded`)
  return findings
}
