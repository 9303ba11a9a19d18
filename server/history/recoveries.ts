import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type RecordRecoveryDto, recordRecoveryDto } from '#contract/history/history.ts'
import type { Tx } from '../db/tenancy.ts'

type Row = {
  number: number
  opened_at: string
  opening: unknown
  stream_id: string | null
  kept: number | null
  signed: number | null
}

const said = z.pick(recordRecoveryDto, { why: true, reason: true, operator: true })

/**
 * Lists how the record was restored or its key replaced, the oldest first, and what was lost of these streams. The map
 * says of each stream whether it is restricted.
 */
export const recoveriesOf = async (tx: Tx, restricted: ReadonlyMap<string, boolean>): Promise<RecordRecoveryDto[]> => {
  const { rows } = await sql<Row>`select * from record_recoveries(${[...restricted.keys()]}::uuid[])`.execute(tx)
  return [...Map.groupBy(rows, ({ number }) => number).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const lost = own.flatMap(({ stream_id, kept, signed }) =>
      stream_id === null || kept === null || signed === null
        ? []
        : [{ restricted: restricted.get(stream_id) ?? false, from: kept + 1, to: signed }],
    )
    return [{ at: first.opened_at, ...z.parse(said, first.opening), lost }]
  })
}
