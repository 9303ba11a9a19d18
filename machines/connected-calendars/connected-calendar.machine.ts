import { or, setup } from 'xstate'
import { by, byAmong, type Meta } from '../shared/turn.ts'
import {
  type ConnectedCalendarEvent,
  type ConnectedCalendarFacts,
  type ConnectedCalendarTurn,
  connectedCalendarParties,
} from './connected-calendar.types.ts'

/** Actions are only named here; the server implements them. */
const effect = () => {}

const connectedCalendarSetup = setup({
  types: {
    context: {} as ConnectedCalendarFacts,
    events: {} as ConnectedCalendarEvent,
    input: {} as ConnectedCalendarFacts,
    meta: {} as Meta<ConnectedCalendarTurn>,
  },
  guards: { by: byAmong(connectedCalendarParties) },
  actions: { edit: effect, fetchSoon: effect, forget: effect },
})

const owner = by('owner')
const system = by('system')
const edit = { guard: owner, actions: 'edit' } as const
const remove = { guard: or([owner, system]), target: 'removed', actions: 'forget' } as const

/**
 * A calendar of another program that its owner shows beside the family's own.
 *
 * While it is `fetching` it was never read, or its owner asked to have it read again. It is `current` as long as its
 * address answers, which is recorded once and not each hour, and `failing` from the first fetch that fails; what was
 * read last is still shown. Invariants: only the owner knows that it exists; after `removed` nothing of it is kept but
 * its name. Deliberately absent: another address, because another address is another calendar.
 */
export const connectedCalendarMachine = connectedCalendarSetup.createMachine({
  id: 'connectedCalendar',
  context: ({ input }) => input,
  initial: 'fetching',
  states: {
    fetching: {
      meta: { turns: ['system'], label: 'fetching', tone: 'waiting' },
      on: {
        'connectedCalendar.fetched': { guard: system, target: 'current' },
        'connectedCalendar.failed': { guard: system, target: 'failing' },
        'connectedCalendar.edit': edit,
        'connectedCalendar.remove': remove,
      },
    },
    current: {
      meta: { turns: ['nobody'], label: 'current', tone: 'done' },
      on: {
        'connectedCalendar.failed': { guard: system, target: 'failing' },
        'connectedCalendar.edit': edit,
        'connectedCalendar.remove': remove,
      },
    },
    failing: {
      meta: { turns: ['nobody'], label: 'failing', tone: 'problem' },
      on: {
        'connectedCalendar.fetched': { guard: system, target: 'current' },
        'connectedCalendar.retry': { guard: owner, target: 'fetching', actions: 'fetchSoon' },
        'connectedCalendar.edit': edit,
        'connectedCalendar.remove': remove,
      },
    },
    removed: { type: 'final', meta: { turns: ['nobody'], label: 'removed', tone: 'waiting' } },
  },
})
