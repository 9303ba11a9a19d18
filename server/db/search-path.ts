import type pg from 'pg'

/**
 * PostgreSQL looks for a table among a session's temporary ones first, unless `pg_temp` is named; so it is named, and
 * stands last.
 */
const searchPath = '-c search_path=public,pg_temp'

/** Sets the search path when the connection is opened, after the options that an address may contain. */
export const safeConnection = (connection: pg.ClientConfig): pg.ClientConfig => {
  const { connectionString } = connection
  if (connectionString === undefined) return { ...connection, options: searchPath }
  const url = new URL(connectionString)
  const given = url.searchParams.get('options')
  url.searchParams.set('options', given === null ? searchPath : `${given} ${searchPath}`)
  return { ...connection, connectionString: url.href }
}
