import * as z from 'zod/mini'
import { myFileMachine } from '#machines/my-files/my-file.machine.ts'
import { myFileParties } from '#machines/my-files/my-file.types.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { id, instant, line, youAmong } from '../common.ts'
import { fileTypes } from '../files/file-types.ts'
import { limits } from '../limits.ts'

/** Statuses are the leaves of the chart; they are written nowhere else. */
export const myFileStatuses = leavesOf(myFileMachine)
export type MyFileStatus = LeafOf<typeof myFileMachine>

const bytesOfFile = {
  /** The stored file, by which its bytes are read; null for whom they are closed to. */
  fileId: z.nullable(id),
  type: z.enum(fileTypes),
  bytes: z.int(),
  sha256: z.string(),
} as const

/** A line of a folder. */
export const myFileSummaryDto = z.object({
  id,
  status: z.enum(myFileStatuses),
  version: z.int(),
  name: z.string(),
  ...bytesOfFile,
  ownerId: id,
  /** Only its owner and practitioners read it. */
  privileged: z.boolean(),
  /** The owner's folder; null at the top, and for everybody else. */
  folderId: z.nullable(id),
  /** Those who know of it beside its owner; nobody but its owner is told. */
  readers: z.array(id),
  createdAt: instant,
  changedAt: instant,
  you: youAmong(myFileParties),
})
export type MyFileSummaryDto = z.infer<typeof myFileSummaryDto>

/** `versions` are those that the viewer may read, the newest first. */
export const myFileDto = z.extend(myFileSummaryDto, {
  versions: z.array(z.object({ ...bytesOfFile, fileId: id, addedAt: instant })),
})
export type MyFileDto = z.infer<typeof myFileDto>

/** A folder of the caller's own. `parentId` is null at the top. */
export const myFolderDto = z.object({ id, name: z.string(), parentId: z.nullable(id) })
export type MyFolderDto = z.infer<typeof myFolderDto>

/** Bytes that the caller's plan stores and that are stored; `allowed` is null where a plan sets no limit. */
export const storageDto = z.object({ used: z.int(), allowed: z.nullable(z.int()) })
export type StorageDto = z.infer<typeof storageDto>

const readers = z.array(id).check(z.minLength(1, 'recipientRequired'), z.maxLength(limits.myFiles.readers, 'tooLong'))
const seen = { version: z.int() } as const
export const myFileCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('myFile.rename'), ...seen, name: line(limits.uploads.fileName) }),
  z.strictObject({ type: z.literal('myFile.addVersion'), ...seen, fileId: id }),
  z.strictObject({ type: z.literal('myFile.privilege'), ...seen, readers }),
  z.strictObject({ type: z.literal('myFile.share'), ...seen, readers }),
  z.strictObject({ type: z.literal('myFile.withdraw'), ...seen }),
  z.strictObject({ type: z.literal('myFile.delete'), ...seen }),
])
export type MyFileCommand = z.infer<typeof myFileCommand>

const folderId = z.nullable(id)
export const newMyFile = z.strictObject({ fileId: id, folderId })
export type NewMyFile = z.infer<typeof newMyFile>

export const folderFields = { name: line(limits.myFiles.folderName), parentId: folderId } as const
export const newFolder = z.strictObject(folderFields)
export type NewFolder = z.infer<typeof newFolder>

const several = z.array(id).check(z.maxLength(limits.myFiles.atOnce, 'tooLong'))
export const myFilesMove = z.strictObject({ files: several, folders: several, to: folderId })
export type MyFilesMove = z.infer<typeof myFilesMove>
