import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { MyFileCommand } from '#contract/my-files/my-files.ts'
import type { Viewer } from '#server/db/tenancy.ts'
import { addFile } from '#server/features/files/files.store.ts'
import { makeFolder } from '#server/features/my-files/folders.ts'
import { keepMyFile } from '#server/features/my-files/my-files.begin.ts'
import { myFileLifecycle } from '#server/features/my-files/my-files.lifecycle.ts'
import { lockMyFile, type MyFileRow } from '#server/features/my-files/my-files.store.ts'
import type { Storage } from '#server/files/storage.ts'
import { advance } from '#server/lifecycle/advance.ts'
import type { Stage } from '../stage.ts'

export type SentCommand = MyFileCommand extends infer One ? (One extends unknown ? Omit<One, 'version'> : never) : never

/** Files of Dana's, unless somebody else is named, whose bytes are in no storage unless one is given. */
export const myFilesOn = (on: Stage, owner: Viewer = on.dana, storage?: Storage) => {
  const uploaded = async (): Promise<string> => {
    const bytes = Buffer.from(randomUUID())
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await storage?.keepBlob(sha256, () => Readable.from([bytes]))
    const file = { name: 'report.pdf', type: 'application/pdf', sha256, bytes: bytes.length } as const
    return on.scopes.asViewer(owner, async (tx) => (await addFile(tx, owner, file, on.clock.now())).id)
  }
  const row = async (id: string): Promise<MyFileRow> => {
    const found = await on.scopes.asViewer(owner, (tx) => lockMyFile(tx, id, 'toRead'))
    if (!found) throw new Error('there is no such file')
    return found
  }
  return {
    uploaded,
    row,
    keep: async (): Promise<string> => {
      const fileId = await uploaded()
      return (await on.act(owner, (change) => keepMyFile(change, owner, { fileId, folderId: null }))).id
    },
    folder: async (): Promise<string> =>
      (await on.act(owner, (change) => makeFolder(change, owner, { name: randomUUID(), parentId: null }))).id,
    /** Sends a command of the owner's. */
    send: async (id: string, command: SentCommand): Promise<string> => {
      const { version } = await row(id)
      await on.act(owner, (change) => advance(change, myFileLifecycle, id, { ...command, version }, owner))
      return id
    },
  }
}
