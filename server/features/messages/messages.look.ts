import type { MessageDto } from '#contract/messages/messages.ts'
import type { Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { runAsSystem } from '../../lifecycle/as-system.ts'
import { recordEvent } from '../../lifecycle/unit-of-work.ts'
import { messageItem } from './messages.item.ts'
import { messageById } from './messages.store.ts'

type Needs = Pick<Deps, 'scopes' | 'clock' | 'enqueue'>

/** Keeps that a professional read a message, where nobody but the professional sees it. */
const note = (needs: Needs, { personId: actor, familyId, mode }: Viewer, entityId: string): Promise<void> =>
  runAsSystem(needs, familyId, async (change) => {
    const by = { actor, party: 'onlooker', mode }
    const own = { reach: 'closed', audience: [actor] } as const
    recordEvent(change, { kind: 'message.looked', entity: 'message', entityId, by, ...own, payload: {} })
  })

/**
 * Gives a message to a professional who looks as one of its people, opened or not. It stamps nothing. Throws `Refusal`:
 * notFound, notAllowed for everybody else.
 */
export const lookAt = async (needs: Needs, viewer: Viewer, id: string): Promise<MessageDto> => {
  const found = await needs.scopes.asViewer(viewer, async (tx) => {
    const row = await messageById(tx, id)
    return row && { row, item: await messageItem(tx, viewer, row) }
  })
  if (!found) throw new Refusal('notFound')
  if (viewer.mode !== 'viewing') throw new Refusal('notAllowed')
  await note(needs, viewer, id)
  return { ...found.item, body: found.row.body }
}
