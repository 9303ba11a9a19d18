import { advance } from '../../lifecycle/advance.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { draftLifecycle } from './drafts.lifecycle.ts'
import { savedDrafts } from './drafts.store.ts'

/** Nothing that was written and never sent outlives its author's account. */
export const discardDrafts = async (change: UnitOfWork, memberId: string): Promise<void> => {
  for (const { id, author_id, version } of await savedDrafts(change.tx))
    if (author_id === memberId) await advance(change, draftLifecycle, id, { type: 'draft.discard', version }, 'system')
}
