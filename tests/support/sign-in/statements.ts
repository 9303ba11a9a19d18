import pg from 'pg'
import { vi } from 'vitest'

const textOf = (statement: unknown): string =>
  typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement)

/** Returns the statements that are sent to the database while `run` runs, in their order. */
export const statementsOf = async (run: () => Promise<unknown>): Promise<string[]> => {
  const { query } = pg.Client.prototype
  const sent: string[] = []
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    sent.push(textOf(given[0]))
    return Reflect.apply(query, this, given)
  } as typeof query)
  try {
    await run()
    return sent
  } finally {
    spy.mockRestore()
  }
}
