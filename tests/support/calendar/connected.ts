import type { NewConnectedCalendar } from '#contract/connected-calendars/connected-calendars.ts'
import type { ConnectedCalendarEvent } from '#machines/connected-calendars/connected-calendar.types.ts'
import { connectCalendar } from '#server/features/connected-calendars/connected.begin.ts'
import { connectedCalendarLifecycle } from '#server/features/connected-calendars/connected.lifecycle.ts'
import { type ConnectedRow, lockConnected } from '#server/features/connected-calendars/connected.store.ts'
import { advance } from '#server/lifecycle/advance.ts'
import type { Stage } from '../stage.ts'

export const connectedOf = (change: Partial<NewConnectedCalendar> = {}): NewConnectedCalendar => ({
  name: 'School',
  url: 'webcal://school.example/term.ics?key=secret',
  colour: 'green',
  ...change,
})

/** Tests without a folder of their own need no key. */
const unsealed = {
  seal: async (_id: string, address: URL) => Buffer.from(address.href),
  open: async (_id: string, sealed: Buffer) => new URL(String(sealed)),
}

/** Connects a calendar of Sam's, which was not read yet. */
export const connectedOn = async (on: Stage): Promise<string> =>
  (await on.act(on.sam, (into) => connectCalendar(into, on.sam, connectedOf(), unsealed))).id

export const connectedRow = async (on: Stage, id: string): Promise<ConnectedRow> => {
  const row = await on.scopes.asViewer(on.sam, (tx) => lockConnected(tx, id, 'toRead'))
  if (!row) throw new Error('there is no such calendar')
  return row
}

/** Says what became of a fetch, as the job does. */
export const fetchedOn = (on: Stage, id: string, type: ConnectedCalendarEvent['type']): Promise<string> =>
  on.act('system', (change) => advance(change, connectedCalendarLifecycle, id, { type }, 'system')).then(() => id)
