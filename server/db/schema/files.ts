import type { FileDto } from '#contract/files/files.ts'
import type { Restricted } from './restricted.ts'

export type FileTables = {
  /** A reference to stored bytes. Its uploader and everybody who may see one of its uses may see the row. */
  file: Restricted & {
    id: string
    /** Hexadecimal; it is also the name of the stored bytes. */
    sha256: string
    name: string
    type: FileDto['type']
    bytes: number
    added_by: string
    added_at: string
    audience: string[]
  }
  /** An attachment of a file to an item, with the rights of that item. */
  file_use: Restricted & {
    file_id: string
    /** The name of a use that a feature declares. */
    use: string
    entity: string
    entity_id: string
  }
  /** An unfinished upload, which only its uploader sees. Its parts are in the storage. */
  upload: Restricted & {
    id: string
    /** The name that the uploader's device sent. */
    name: string
    bytes: number
    /** The use for which it was announced, if one was named. */
    use: string | null
    received: number
    /** The file that the completed upload became. */
    file_id: string | null
    begun_at: string
    audience: string[]
  }
}
