import { type RawBuilder, sql } from 'kysely'

/** For `where(column, '=', oneOf(ids))`: one text however many there are, so that its plan is kept. */
export const oneOf = (ids: readonly string[]): RawBuilder<string> => sql<string>`any(${[...ids]}::uuid[])`
