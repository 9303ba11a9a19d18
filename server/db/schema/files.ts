import type { Generated } from 'kysely'
import type { FileDto } from '#contract/files/files.ts'
import type { MyFileStatus } from '#contract/my-files/my-files.ts'
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
    /** False for a copy that is attached elsewhere, and for what its owner deleted: they take no room of the plan. */
    counts: Generated<boolean>
    audience: string[]
  }
  /** An attachment of a file to an item, with the rights of that item. */
  file_use: Restricted & {
    file_id: string
    /** The name of a use that a feature declares. */
    use: string
    entity: string
    entity_id: string
    /** False where the item's own entries say what its files are. */
    recorded: Generated<boolean>
  }
  /** An unfinished upload, which only its uploader sees. Its parts are in the storage. */
  upload: Restricted & {
    id: string
    /** The name that the uploader's device sent. */
    name: string
    bytes: number
    /** The use for which it was announced, if one was named. */
    use: string | null
    /** Its uploader asked that a photo keeps where and when it was taken. */
    keeps_place: Generated<boolean>
    received: number
    /** The file that the completed upload became. */
    file_id: string | null
    begun_at: string
    audience: string[]
  }
}

export type MyFileTables = {
  /** A folder of somebody's MyFiles, which nobody else sees. */
  my_folder: Restricted & {
    id: string
    owner_id: string
    parent_id: string | null
    name: string
    audience: string[]
  }
  /** `file_id`, `sha256`, `type` and `bytes` are those of the newest version. The owner is the first of the audience. */
  my_file: Restricted & {
    id: string
    status: MyFileStatus
    version: number
    owner_id: string
    folder_id: string | null
    name: string
    file_id: string
    sha256: string
    type: FileDto['type']
    bytes: number
    audience: string[]
    created_at: string
    changed_at: string
  }
}
