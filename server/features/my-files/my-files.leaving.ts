import { isFinalLeaf } from '#machines/shared/decide.ts'
import { advance } from '../../lifecycle/advance.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { myFileLifecycle } from './my-files.lifecycle.ts'

/** What nobody else was ever shown does not outlive its owner's account. */
export const deletePrivateFiles = async (change: UnitOfWork, memberId: string): Promise<void> => {
  const { tx } = change
  const rows = await tx
    .selectFrom('my_file')
    .select(['id', 'status', 'audience'])
    .where('owner_id', '=', memberId)
    .execute()
  for (const { id, status, audience } of rows)
    if (audience.length === 1 && !isFinalLeaf(myFileLifecycle.machine, status))
      await advance(change, myFileLifecycle, id, { type: 'myFile.delete' }, 'system')
}
