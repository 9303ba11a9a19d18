import type { FileDto } from '#contract/files/files.ts'
import type { Restricted } from './restricted.ts'

export type FileTables = {
  /** A reference to stored bytes. The row itself is its uploader's alone; whoever may see one of its uses may see it too. */
  file: Restricted & {
    id: string
    /** Hex; also the name of the stored bytes. */
    sha256: string
    name: string
    type: FileDto['type']
    bytes: number
    added_by: string
    added_at: string
    audience: string[]
  }
  /** What a file is attached to, with the rights that follow from it. */
  file_use: Restricted & {
    file_id: string
    /** The name of one of the uses that features declare. */
    use: string
    entity: string
    entity_id: string
  }
  /** A file on its way, its uploader's alone. The parts lie in the storage. */
  upload: Restricted & {
    id: string
    /** As the uploader's device gave it. */
    name: string
    bytes: number
    /** The use that it was announced for, if any was named. */
    use: string | null
    received: number
    /** What it became. */
    file_id: string | null
    begun_at: string
    audience: string[]
  }
}
