import pg from 'pg'

const textOf = (statement: unknown): string =>
  typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement)

/** Returns the statements that are sent to the database while `run` runs, in their order. */
export const statementsOf = async (run: () => Promise<unknown>): Promise<string[]> => {
  const { prototype } = pg.Client
  const { query } = prototype
  const sent: string[] = []
  prototype.query = function (this: pg.Client, ...given: unknown[]) {
    sent.push(textOf(given[0]))
    return Reflect.apply(query, this, given)
  } as typeof query
  try {
    await run()
    return sent
  } finally {
    prototype.query = query
  }
}
