import type { Tx } from '../db/tenancy.ts'

/** The newest checkpoint of the newest log, with the cosignatures that it has by now. */
export type NewestCheckpoint = {
  readonly origin: number
  readonly size: number
  readonly at: string
  readonly note: string
  readonly cosignatures: readonly string[]
}

/** Reads the newest checkpoint; null before the newest log has one. */
export const readNewestCheckpoint = async (tx: Tx): Promise<NewestCheckpoint | null> => {
  const row = await tx
    .selectFrom('log_checkpoint')
    .select(['origin', 'size', 'at', 'note', 'cosignatures'])
    .where('origin', '=', (all) => all.selectFrom('log_origin').select(({ fn }) => fn.max('number').as('number')))
    .orderBy('size', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
