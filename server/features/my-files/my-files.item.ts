import type { MyFileDto, MyFileSummaryDto } from '#contract/my-files/my-files.ts'
import { isGivenLeaf } from '#machines/my-files/my-file.leaves.ts'
import type { myFileMachine } from '#machines/my-files/my-file.machine.ts'
import type { Viewer } from '../../db/tenancy.ts'
import type { Item } from '../../lifecycle/bind-item.ts'
import { byOf } from '../../lifecycle/lifecycle.ts'
import { myFileLifecycle } from './my-files.lifecycle.ts'
import { peopleOfMyFile } from './my-files.people.ts'
import { type MyFileRow, versionsOf } from './my-files.store.ts'

/** Whoever else knows of a withdrawn file is not told by which name its bytes are read. */
const isGiven = ({ status, owner_id }: MyFileRow, { personId }: Viewer): boolean =>
  owner_id === personId || isGivenLeaf(status)

export const myFileSummaryOf = (row: MyFileRow, viewer: Viewer): MyFileSummaryDto => {
  const isOwn = row.owner_id === viewer.personId
  return {
    id: row.id,
    status: row.status,
    version: row.version,
    name: row.name,
    fileId: isGiven(row, viewer) ? row.file_id : null,
    type: row.type,
    bytes: row.bytes,
    sha256: row.sha256,
    ownerId: row.owner_id,
    privileged: isGivenLeaf(row.status) && row.reach === 'closed',
    folderId: isOwn ? row.folder_id : null,
    // Nobody else is told of the owner's practitioners.
    readers: isOwn ? row.audience.filter((id) => id !== row.owner_id) : [],
    createdAt: row.created_at,
    changedAt: row.changed_at,
    you: byOf(viewer, peopleOfMyFile(row)),
  }
}

export const myFileItem: Item<typeof myFileMachine, MyFileRow, MyFileDto> = {
  lifecycle: myFileLifecycle,
  dtoOf: async ({ tx, viewer }, row) => {
    const versions = (await versionsOf(tx, [row.id])).get(row.id) ?? []
    return {
      ...myFileSummaryOf(row, viewer),
      versions: versions.map(({ id: fileId, sha256, type, bytes, added_at: addedAt }) => ({
        fileId,
        sha256,
        type,
        bytes,
        addedAt,
      })),
    }
  },
}
