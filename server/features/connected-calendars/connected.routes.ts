import { connectedCalendarRoutes as routes } from '#contract/connected-calendars/connected-calendars.ts'
import { connectedEntryRoutes as entryRoutes } from '#contract/connected-calendars/connected-entries.ts'
import { permissions } from '#contract/permissions.ts'
import { addDays, midnight } from '#domain/time.ts'
import type { Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { bindItem } from '../../lifecycle/bind-item.ts'
import { familyZone } from '../calendar/calendar.lock.ts'
import { connectCalendar } from './connected.begin.ts'
import { connectedDtoOf, connectedItem } from './connected.item.ts'
import { entriesBetween, lastingConnected } from './connected.store.ts'
import { sealedAddressesIn } from './sealed-addresses.ts'

const mustOwn = (viewer: Viewer): void => {
  if (!permissions['connectedCalendar.own'](viewer)) throw new Refusal('notAllowed')
}

export const connectedCalendarRoutes = (bind: Bind, { config }: Pick<Deps, 'config'>): void => {
  const addresses = sealedAddressesIn(config.dataDir)

  bind.reading(routes.list, async (_, { tx, viewer }) => {
    mustOwn(viewer)
    return { items: (await lastingConnected(tx)).map((row) => connectedDtoOf(row, viewer)) }
  })

  // The body holds an address, of which not even a hash is stored.
  bind.asking(
    routes.add,
    async () => null,
    async ({ body }, { change, viewer }) =>
      connectedDtoOf(await connectCalendar(change, viewer, body, addresses), viewer),
  )

  bindItem(bind, { get: routes.get, events: routes.events }, connectedItem)

  bind.reading(entryRoutes.entries, async ({ query: { from, to } }, { tx, viewer }) => {
    mustOwn(viewer)
    const zone = await familyZone(tx)
    const dayAfter = addDays(to, 1)
    const instants = { from: midnight(from, zone), until: midnight(dayAfter, zone) }
    return { items: await entriesBetween(tx, { ...instants, firstDay: from, dayAfter }) }
  })
}
