import { fromUtf8, utf8 } from '../bytes.ts'
import type { ExportedEntry } from '../record.ts'
import { afterString, type Place, placeOf } from './split-record.ts'

const idKey = utf8(',"id":')
const payloadKey = utf8(',"payload":"')
const [hashKey, saltKey] = [utf8(',"payloadHash":"'), utf8('","salt":"')]
const hexLength = 64

const isAt = (file: Uint8Array, key: Uint8Array, at: number): boolean =>
  key.every((byte, index) => file[at + index] === byte)

/**
 * An entry whose id, payload, salt and payload hash stay in the bytes of its file and are read whenever they are asked
 * for. They are most of the memory that a long record takes, and are asked for two or three times.
 */
class FileEntry implements ExportedEntry {
  readonly seq: number
  readonly at: string
  readonly kind: string
  readonly hash: string
  readonly entityId: string | undefined
  readonly number: number | undefined
  readonly leftOut: ExportedEntry['leftOut']
  readonly #file: Uint8Array
  readonly #begun: number
  readonly #start: number
  readonly #end: number

  /** `begun` is the place of the entry, `payload` that of its payload. */
  constructor(entry: ExportedEntry, file: Uint8Array, begun: number, payload: Place) {
    this.seq = entry.seq
    this.at = entry.at
    this.kind = entry.kind
    this.hash = entry.hash
    this.entityId = entry.entityId
    this.number = entry.number
    this.leftOut = entry.leftOut
    this.#file = file
    this.#begun = begun
    this.#start = payload.start
    this.#end = payload.end
  }

  #textAt(start: number, end: number): string {
    return fromUtf8(this.#file.subarray(start, end))
  }

  get id(): string {
    const start = placeOf(this.#file, idKey, this.#begun, this.#start) + idKey.length
    return JSON.parse(this.#textAt(start, afterString(this.#file, start + 1)))
  }

  get payload(): string {
    return JSON.parse(this.#textAt(this.#start, this.#end))
  }

  get payloadHash(): string {
    const start = this.#end + hashKey.length
    return this.#textAt(start, start + hexLength)
  }

  get salt(): string {
    const start = this.#end + hashKey.length + hexLength + saltKey.length
    return this.#textAt(start, start + hexLength)
  }
}

/**
 * Leaves in the file what takes much memory. `place` is that of the entry's own text, which is canonical and has no
 * objects in it, so that each of its fields has one place only.
 */
export const fileEntry = (entry: ExportedEntry, file: Uint8Array, { start, end }: Place): ExportedEntry => {
  const at = entry.payload === null || entry.salt === null ? -1 : placeOf(file, payloadKey, start, end)
  if (at < 0) return entry
  const begun = at + payloadKey.length - 1
  const payload = { start: begun, end: afterString(file, begun + 1) }
  // Fields of a later version may stand between these.
  const isUsual = isAt(file, hashKey, payload.end) && isAt(file, saltKey, payload.end + hashKey.length + hexLength)
  return isUsual ? new FileEntry(entry, file, start, payload) : entry
}

/** Says whether an entry has no payload, without reading one. */
export const isEmpty = (entry: Pick<ExportedEntry, 'payload'>): boolean =>
  !(entry instanceof FileEntry) && entry.payload === null
