import { type RawBuilder, sql } from 'kysely'

/** For `where(column, '=', oneOf(ids))`: the SQL is the same for any number of ids, so that its plan is reused. */
export const oneOf = (ids: readonly string[]): RawBuilder<string> => sql<string>`any(${[...ids]}::uuid[])`
