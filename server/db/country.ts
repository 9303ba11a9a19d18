import type { Tx } from './tenancy.ts'

/** Returns the country of the family that the transaction looks at. */
export const countryOf = async (tx: Tx): Promise<string> =>
  (await tx.selectFrom('family').select('country').executeTakeFirstOrThrow()).country
