import type { ChangeRequestCommand, NewChangeRequest } from '#contract/calendar/change-requests.ts'
import { addMs } from '#domain/time.ts'
import { askFor, changeRequestLifecycle } from '#server/features/calendar/requests.lifecycle.ts'
import { lockRequest, type RequestRow } from '#server/features/calendar/requests.store.ts'
import { advance } from '#server/lifecycle/advance.ts'
import type { Stage } from '../stage.ts'
import { ownChild } from './own-child.ts'

type Sent = ChangeRequestCommand extends infer One ? (One extends unknown ? Omit<One, 'version'> : never) : never
const hour = 3_600_000

/**
 * Sam asks for a day of Dana's in ten days, for a child of its own each, because approved swaps of one child do not
 * overlap. Nobody can answer three days from now.
 */
export const changesOn = (on: Stage) => {
  const ahead = (hours: number): string => addMs(on.clock.now(), hours * hour)
  const child = () => ownChild(on)
  const typed = async (
    change: Partial<NewChangeRequest> = {},
    by: 'dana' | 'sam' = 'sam',
  ): Promise<NewChangeRequest> => {
    const times = change.times ?? [{ parentId: on.sam.personId, from: ahead(240), until: ahead(264) }]
    return {
      kind: times[0]?.parentId === on[by].personId ? 'request' : 'offer',
      childIds: change.childIds ?? [await child()],
      reason: 'My sister visits',
      expiresAt: ahead(72),
      ...change,
      times,
    }
  }
  const ask = async (change: Partial<NewChangeRequest> = {}, by: 'dana' | 'sam' = 'sam'): Promise<string> => {
    const body = await typed(change, by)
    const otherId = on[by === 'sam' ? 'dana' : 'sam'].personId
    const asked = { typed: body, otherId, previous: null }
    return (await on.act(on[by], (into) => askFor(into, on[by], asked))).id
  }
  const row = async (id: string): Promise<RequestRow> => {
    const found = await on.scopes.asSystem(on.family.id, (tx) => lockRequest(tx, id, 'toRead'))
    if (!found) throw new Error('there is no such request')
    return found
  }
  /** Sends a command with the present version. */
  const send = async (who: 'dana' | 'sam', id: string, command: Sent): Promise<void> => {
    const { version } = await row(id)
    await on.act(on[who], (change) => advance(change, changeRequestLifecycle, id, { ...command, version }, on[who]))
  }
  const swaps = (id: string) =>
    on.scopes.asSystem(on.family.id, (tx) =>
      tx.selectFrom('swap').select(['parent_id', 'from_at', 'until_at']).where('request_id', '=', id).execute(),
    )
  return { ahead, child, typed, ask, row, send, swaps }
}
