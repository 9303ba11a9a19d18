import { bankServes } from '#domain/sending-limits.ts'
import type { Tx } from '../db/tenancy.ts'

export const countryOf = async (tx: Tx): Promise<string> =>
  (await tx.selectFrom('family').select('country').executeTakeFirstOrThrow()).country

/** Says whether bank transfers are offered where the family lives. */
export const offersTransfers = async (tx: Tx): Promise<boolean> => bankServes(await countryOf(tx))
