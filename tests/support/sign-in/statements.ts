import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

const textOf = (statement: unknown): string =>
  typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement)

/** Holds the list of whoever is being watched, so that the timers of the job queue add nothing to it. */
const watched = new AsyncLocalStorage<string[]>()

/** Returns the statements that `run` itself sends to the database, in their order. */
export const statementsOf = async (run: () => Promise<unknown>): Promise<string[]> => {
  const { prototype } = pg.Client
  const { query } = prototype
  const sent: string[] = []
  prototype.query = function (this: pg.Client, ...given: unknown[]) {
    watched.getStore()?.push(textOf(given[0]))
    return Reflect.apply(query, this, given)
  } as typeof query
  try {
    await watched.run(sent, run)
    return sent
  } finally {
    prototype.query = query
  }
}
