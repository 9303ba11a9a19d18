import { bankServes } from '#domain/sending-limits.ts'
import { countryOf } from '../db/country.ts'
import type { Tx } from '../db/tenancy.ts'

/** Says whether bank transfers are offered where the family lives. */
export const offersTransfers = async (tx: Tx): Promise<boolean> => bankServes(await countryOf(tx))
