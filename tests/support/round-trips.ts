import pg from 'pg'
import { vi } from 'vitest'

/**
 * Counts how often the database is waited for while `run` runs. Statements that a connection sends before the first of
 * them is answered count once.
 */
export const countRoundTrips = async (run: () => Promise<unknown>): Promise<number> => {
  const { query, sync } = pg.Connection.prototype
  const waiting = new WeakSet<pg.Connection>()
  let count = 0
  const sends = (connection: pg.Connection) => {
    if (waiting.has(connection)) return
    count += 1
    waiting.add(connection)
    connection.once('readyForQuery', () => waiting.delete(connection))
  }
  const spies = [
    vi.spyOn(pg.Connection.prototype, 'query').mockImplementation(function (this: pg.Connection, text) {
      sends(this)
      query.call(this, text)
    }),
    vi.spyOn(pg.Connection.prototype, 'sync').mockImplementation(function (this: pg.Connection) {
      sends(this)
      sync.call(this)
    }),
  ]
  try {
    await run()
    return count
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
