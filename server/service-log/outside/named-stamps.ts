import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { utf8 } from '#domain/record/bytes.ts'
import { type LogLeaf, readLogLeaf } from '#domain/record/log/log-leaf.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { TrustedAuthorities } from './check-time-stamp.ts'

const sha256Of = (token: Uint8Array): string => hash('sha256', token)

/**
 * Returns the oldest time stamp of a log that no leaf names yet, for its next leaf, and marks it as named there. Each
 * leaf names one, because stamps come less often than leaves.
 */
export const nameStamp = async (tx: Tx, origin: number, leaf: number): Promise<Pick<LogLeaf, 'stamped'>> => {
  const row = await tx
    .selectFrom('log_checkpoint')
    .select(['size', 'stamp'])
    .where('origin', '=', origin)
    .where('stamp', 'is not', null)
    .where('stamp_leaf', 'is', null)
    .orderBy('size')
    .limit(1)
    .executeTakeFirst()
  if (!row?.stamp) return {}
  await tx
    .updateTable('log_checkpoint')
    .set({ stamp_leaf: leaf })
    .where('origin', '=', origin)
    .where('size', '=', row.size)
    .execute()
  return { stamped: { size: row.size, sha256: sha256Of(row.stamp) } }
}

type Place = { readonly origin: number; readonly size: number }
const keyOf = ({ origin, size }: Place) => `${origin} ${size}`

/** Reads what leaves say of time stamps, by checkpoint. */
const readNamed = async (tx: Tx): Promise<Map<string, { size: number; sha256: string; leaf: number }>> => {
  const leaves = await tx
    .selectFrom('log_leaf')
    .select(['origin', 'index', 'data'])
    .where('data', 'like', '%"stamped":{%')
    .execute()
  return new Map(
    leaves.flatMap(({ origin, index: leaf, data }) => {
      const stamped = readLogLeaf(data)?.stamped
      return stamped ? [[keyOf({ origin, size: stamped.size }), { ...stamped, leaf }] as const] : []
    }),
  )
}

const readStamps = (tx: Tx) =>
  tx
    .selectFrom('log_checkpoint')
    .select(['origin', 'size', 'note', 'stamp', 'stamp_leaf'])
    .where(sql<boolean>`stamp is not null or stamp_leaf is not null`)
    .orderBy('origin')
    .orderBy('size')
    .execute()

/** Certificates are read only where a log is stamped, because the library for them is large. */
const loadChecks = () => import('./check-time-stamp.ts')

/** Finds time stamps that leaves name and that are missing or others, and those that are not of their checkpoint. */
export const wrongStamps = async (tx: Tx, trusted: TrustedAuthorities): Promise<string[]> => {
  const named = await readNamed(tx)
  const findings: string[] = []
  for (const row of await readStamps(tx)) {
    const { size, note, stamp, stamp_leaf: leaf } = row
    const said = named.get(keyOf(row))
    named.delete(keyOf(row))
    const isNamed = said ? stamp !== null && said.sha256 === sha256Of(stamp) && said.leaf === leaf : (leaf ?? -1) < 0
    if (!isNamed) findings.push(`checkpoint ${size}: its time stamp is not the one that the log names`)
    const fault = stamp && (await (await loadChecks()).timeStampFault(stamp, utf8(note), trusted))
    if (fault) findings.push(`checkpoint ${size}: ${fault}`)
  }
  for (const { size } of named.values()) findings.push(`checkpoint ${size}: its time stamp is missing`)
  return findings
}

/** Lists the names of the authorities that stamped the log, as their own certificates say. */
export const readAuthorities = async (tx: Tx): Promise<string[]> => {
  const names = new Set<string>()
  for (const { note, stamp } of await readStamps(tx)) {
    const stated = stamp && (await (await loadChecks()).checkTimeStamp(stamp, utf8(note), null).catch(() => null))
    if (stated) names.add(stated.authority)
  }
  return [...names].toSorted()
}
