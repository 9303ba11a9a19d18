import { randomUUID } from 'node:crypto'
import type { NewConnectedCalendar } from '#contract/connected-calendars/connected-calendars.ts'
import { limits } from '#contract/limits.ts'
import { permissions } from '#contract/permissions.ts'
import type { Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { begin } from '../../lifecycle/begin.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { connectedCalendarLifecycle } from './connected.lifecycle.ts'
import { type ConnectedRow, insertConnected, lastingConnected } from './connected.store.ts'
import { fetchedFrom } from './fetch/address.ts'
import type { SealedAddresses } from './sealed-addresses.ts'

/** Connects a calendar, which is read soon. @throws {Refusal} notAllowed, tooMany */
export const connectCalendar = async (
  change: UnitOfWork,
  viewer: Viewer,
  { url, name, colour }: NewConnectedCalendar,
  addresses: SealedAddresses,
): Promise<ConnectedRow> => {
  const { tx, familyId: family_id, now } = change
  if (!permissions['connectedCalendar.own'](viewer)) throw new Refusal('notAllowed')
  if ((await lastingConnected(tx)).length >= limits.connectedFetch.most) throw new Refusal('tooMany')
  const address = fetchedFrom(url)
  const id = randomUUID()
  const source = { host: address.host, sealed: await addresses.seal(id, address) }
  const owner = { family_id, owner_id: viewer.personId, audience: [viewer.personId] }
  return begin(
    change,
    connectedCalendarLifecycle,
    {},
    (status) => insertConnected(tx, { ...owner, id, status, name, colour, now }, source),
    viewer,
  )
}
