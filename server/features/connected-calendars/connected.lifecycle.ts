import { connectedCalendarCommand } from '#contract/connected-calendars/connected-calendars.ts'
import { connectedCalendarMachine } from '#machines/connected-calendars/connected-calendar.machine.ts'
import type { Involved, Lifecycle, LifecycleNames } from '../../lifecycle/lifecycle.ts'
import { type ConnectedRow, connectedColumnsOf, lockConnected, setLook, writeConnected } from './connected.store.ts'

export const peopleOfConnected = ({ owner_id }: Pick<ConnectedRow, 'owner_id'>): readonly Involved<'owner'>[] => [
  { personId: owner_id, party: 'owner' },
]

export const connectedCalendarLifecycle: Lifecycle<typeof connectedCalendarMachine, ConnectedRow, LifecycleNames> = {
  entity: 'connectedCalendar',
  topic: 'connectedCalendar',
  machine: connectedCalendarMachine,
  lock: lockConnected,
  contextOf: async () => ({}),
  people: peopleOfConnected,
  sawAmounts: () => true,
  write: writeConnected,
  effects: {
    edit: async ({ tx }, { row, command }) => {
      const typed = connectedCalendarCommand.parse(command)
      if (typed.type === 'connectedCalendar.edit') await setLook(tx, row.id, typed)
    },
    fetchSoon: async ({ tx, now }, { row }) => {
      await tx.updateTable('connected_source').set({ next_at: now }).where('calendar_id', '=', row.id).execute()
    },
    forget: async ({ tx }, { row }) => {
      await tx.deleteFrom('connected_source').where('calendar_id', '=', row.id).execute()
    },
  },
  columnsOf: connectedColumnsOf,
  // Nobody else knows of it.
  notices: {},
}
