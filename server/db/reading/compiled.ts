import type { CompiledQuery } from 'kysely'

/** Queries are kept for as long as the process lives, so their number is limited. */
const most = 500

/** Keeps what was compiled for a key, because building a query costs more than to send it. */
export const compiledOnce = <Row>() => {
  const known = new Map<string, CompiledQuery<Row>>()
  return (key: string, compile: () => CompiledQuery<Row>): CompiledQuery<Row> => {
    const compiled = known.get(key) ?? compile()
    if (known.size < most) known.set(key, compiled)
    return compiled
  }
}
