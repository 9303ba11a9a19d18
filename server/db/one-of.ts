import { type RawBuilder, sql } from 'kysely'

/** For `where(column, '=', oneOf(ids))`: the SQL is the same for any number of ids, so that its plan is reused. */
export const oneOf = (ids: readonly string[]): RawBuilder<string> => sql<string>`any(${[...ids]}::uuid[])`

/**
 * Writes a list that code fixes into the text of a statement. PostgreSQL keeps a plan only if it expects no better one
 * from the values of a parameter, so a list that never changes is no parameter.
 */
export const fixedList = (words: readonly string[]): RawBuilder<string[]> =>
  sql<string[]>`array[${sql.join(words.map((word) => sql.lit(word)))}]::text[]`
