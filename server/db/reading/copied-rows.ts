import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import type { Tx } from '../tenancy.ts'
import { CopiedRow } from './copied-row.ts'

/** Receives a row. The row is valid only until it returns, because its memory is used again. */
type TakeRow = (row: CopiedRow) => void

/** PostgreSQL's binary form begins with a signature of 11 bytes, the flags, and the length of an empty extension. */
const headerSize = 19
const endMark = -1

/** Receives a copy in PostgreSQL's binary form, of which each message holds one row. */
export class CopySink {
  readonly #take: TakeRow
  readonly #row = new CopiedRow()
  #at = headerSize
  /** Thrown by whoever received a row; null as long as nothing was. */
  failed: { readonly error: unknown } | null = null

  constructor(take: TakeRow) {
    this.#take = take
  }

  /** After an error the rest is not looked at. The connection must read it all the same before anything else. */
  put(message: Buffer): void {
    if (this.failed) return
    try {
      this.#read(message)
    } catch (error) {
      this.failed = { error }
    }
  }

  #read(message: Buffer): void {
    const [at, row] = [this.#at, this.#row]
    this.#at = 0
    if (message.readInt16BE(at) === endMark) return
    row.begin(message, at + 2)
    this.#take(row)
  }
}

/** A query of pg that hands on what is copied out, which pg itself drops. */
class CopyOut extends pg.Query {
  readonly #sink: CopySink

  constructor(text: string, sink: CopySink, done: (error: unknown) => void) {
    super(text, (error) => done(error ?? sink.failed?.error))
    this.#sink = sink
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    this.#sink.put(chunk)
  }
}

type CopyingClient = { query(copy: CopyOut): unknown }

/** Runs a statement that copies out on a connection of pg. */
export const copyOut = (client: CopyingClient, text: string, sink: CopySink): Promise<void> =>
  new Promise((resolve, reject) => {
    client.query(new CopyOut(text, sink, (error) => (error === undefined ? resolve() : reject(error))))
  })

/**
 * Reads the rows of a query as they arrive, without a list of them and without a statement for each page, which a long
 * record would need hundreds of. The query must hold its values as literals, because a copy takes no parameters.
 */
export const copyRows = async (tx: Tx, query: RawBuilder<unknown>, take: TakeRow): Promise<void> => {
  const { sql: text } = sql`copy (${query}) to stdout (format binary)`.compile(tx)
  await tx.executeQuery(CompiledQuery.raw(text, [new CopySink(take)]))
}
