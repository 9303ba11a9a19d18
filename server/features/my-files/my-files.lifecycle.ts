import { limits } from '#contract/limits.ts'
import { myFileUse } from '#contract/my-files/my-file-use.ts'
import type { MyFileCommand } from '#contract/my-files/my-files.ts'
import { isGivenLeaf } from '#machines/my-files/my-file.leaves.ts'
import { myFileMachine } from '#machines/my-files/my-file.machine.ts'
import type { Tx } from '../../db/tenancy.ts'
import { displayName } from '../../files/names.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { Command, Effect, Lifecycle } from '../../lifecycle/lifecycle.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { attachFiles } from '../files/attach-files.ts'
import { type FileRow, fileById } from '../files/files.store.ts'
import { peopleOfMyFile, readersAmong } from './my-files.people.ts'
import {
  forgetVersions,
  lockMyFile,
  type MyFileRow,
  myFileColumnsOf,
  setMyFile,
  setReadersOf,
  writeMyFile,
} from './my-files.store.ts'

type Typed<Type extends MyFileCommand['type']> = Extract<MyFileCommand, { type: Type }>

const isOf = <Type extends MyFileCommand['type']>(command: Command, type: Type): command is Typed<Type> =>
  command.type === type

const rename: Effect<MyFileRow> = async ({ tx }, { row, command }) => {
  if (!isOf(command, 'myFile.rename')) throw new Error(`${command.type} gives no name`)
  await setMyFile(tx, row.id, { name: displayName(command.name, row.type) })
}

/** Lets those who read the newest version read a file as well. */
const readersNow = ({ status, reach, audience, owner_id }: MyFileRow): Pick<MyFileRow, 'reach' | 'audience'> =>
  isGivenLeaf(status) ? { reach, audience } : { reach: 'closed', audience: [owner_id] }

/**
 * Finds an upload of the owner's own. A copy takes no room of a plan, so it is attached elsewhere or not at all.
 * @throws {Refusal} invalid
 */
export const uploadOf = async (tx: Tx, fileId: string, ownerId: string): Promise<FileRow> => {
  const file = await fileById(tx, fileId)
  if (file?.added_by === ownerId && file.counts) return file
  throw new Refusal('invalid', { validationErrors: [{ field: 'fileId', code: 'notAChoice' }] })
}

/** Makes an uploaded file a version. Throws `Refusal` invalid when it is not the owner's own or is used already. */
export const useAsVersion = async (change: UnitOfWork, row: MyFileRow, fileId: string): Promise<void> => {
  const { id: entityId, owner_id: by } = row
  await attachFiles(change, [fileId], { use: myFileUse, entity: 'myFile', entityId, by, ...readersNow(row) })
}

const addVersion: Effect<MyFileRow> = async (change, { row, command }) => {
  if (!isOf(command, 'myFile.addVersion')) throw new Error(`${command.type} adds no version`)
  const { id: file_id, sha256, type, bytes } = await uploadOf(change.tx, command.fileId, row.owner_id)
  if (sha256 === row.sha256) throw new Refusal('sameVersion')
  await useAsVersion(change, row, file_id)
  await setMyFile(change.tx, row.id, { file_id, sha256, type, bytes, name: displayName(row.name, type) })
}

/** Shows a file to more people, who read the newest version and those after it; earlier readers keep what they have. */
const show: Effect<MyFileRow> = async ({ tx }, { row, command }) => {
  const isPrivilege = isOf(command, 'myFile.privilege')
  if (!isPrivilege && !isOf(command, 'myFile.share')) throw new Error(`${command.type} shows a file to nobody`)
  const added = await readersAmong(tx, row.owner_id, command.readers, isPrivilege ? 'practitioners' : 'anyone')
  const audience = [...new Set([...row.audience, ...added])]
  if (audience.length > limits.myFiles.readers + 1) throw new Refusal('tooMany')
  const seenBy = { reach: isPrivilege ? 'closed' : 'named', audience } as const
  await setMyFile(tx, row.id, seenBy)
  await setReadersOf(tx, row.id, seenBy, [row.file_id])
}

const shut: Effect<MyFileRow> = async ({ tx }, { row }) => {
  await setReadersOf(tx, row.id, { reach: 'closed', audience: [row.owner_id] })
}

const forget: Effect<MyFileRow> = async ({ tx }, { row }) => {
  await forgetVersions(tx, row)
  await setMyFile(tx, row.id, { folder_id: null })
}

export const myFileLifecycle: Lifecycle<typeof myFileMachine, MyFileRow> = {
  entity: 'myFile',
  topic: 'myFile',
  machine: myFileMachine,
  lock: lockMyFile,
  contextOf: async () => ({}),
  people: peopleOfMyFile,
  sawAmounts: () => true,
  // The entry has the columns after the command, with the readers among them.
  recordedElsewhere: ['fileId', 'readers'],
  write: writeMyFile,
  effects: { rename, addVersion, show, shut, forget },
  columnsOf: myFileColumnsOf,
  notices: { 'myFile.share': 'fileShared', 'myFile.privilege': 'fileShared' },
}
