const isNull = -1

/** Reads one column after the other of a row in PostgreSQL's binary form. */
export class CopiedRow {
  #message: Buffer = Buffer.alloc(0)
  #at = 0

  /** Stands before the first column, which begins at `at`. */
  begin(message: Buffer, at: number): void {
    this.#message = message
    this.#at = at
  }

  #read(encoding: 'utf8' | 'hex'): string | null {
    const length = this.#message.readInt32BE(this.#at)
    const begun = this.#at + 4
    this.#at = length === isNull ? begun : begun + length
    return length === isNull ? null : this.#message.toString(encoding, begun, this.#at)
  }

  text(): string | null {
    return this.#read('utf8')
  }

  /** Reads a `bytea` as hex. */
  hex(): string | null {
    return this.#read('hex')
  }

  /**
   * Reads a `bigint`.
   * @throws {RangeError} when a number cannot hold the value exactly
   */
  integer(): number | null {
    const length = this.#message.readInt32BE(this.#at)
    this.#at += 4
    if (length === isNull) return null
    const value = this.#message.readInt32BE(this.#at) * 2 ** 32 + this.#message.readUInt32BE(this.#at + 4)
    this.#at += length
    if (!Number.isSafeInteger(value)) throw new RangeError('a bigint from the database does not fit a number exactly')
    return value
  }
}
