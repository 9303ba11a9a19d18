import type { Tx } from '../db/tenancy.ts'

/** The newest checkpoint of the newest log, with the cosignatures that it has by now. */
export type NewestCheckpoint = {
  readonly origin: number
  readonly size: number
  readonly at: string
  readonly note: string
  readonly cosignatures: readonly string[]
  /** An authority has stamped it. */
  readonly isStamped: boolean
}

/** Reads the newest checkpoint; null before the newest log has one. */
export const readNewestCheckpoint = async (tx: Tx): Promise<NewestCheckpoint | null> => {
  const row = await tx
    .selectFrom('log_checkpoint')
    .select(({ eb }) => ['origin', 'size', 'at', 'note', 'cosignatures', eb('stamp', 'is not', null).as('stamped')])
    .where('origin', '=', (all) => all.selectFrom('log_origin').select(({ fn }) => fn.max('number').as('number')))
    .orderBy('size', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { stamped, ...checkpoint } = row
  return { ...checkpoint, isStamped: Boolean(stamped) }
}
