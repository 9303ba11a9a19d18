import type { FileDto } from '#contract/files/files.ts'
import type { Restricted } from './restricted.ts'

export type FileTables = {
  /** A reference to stored bytes, with the rights to them. Not yet attached: its uploader's alone. */
  file: Restricted & {
    id: string
    /** Hex; also the name of the stored bytes. */
    sha256: string
    name: string
    type: FileDto['type']
    bytes: number
    added_by: string
    added_at: string
    attached_to: string | null
  }
  /** A file on its way, its uploader's alone. The parts lie in the storage. */
  upload: Restricted & {
    id: string
    /** As the uploader's device gave it. */
    name: string
    bytes: number
    received: number
    /** What it became. */
    file_id: string | null
    begun_at: string
    audience: string[]
  }
}
