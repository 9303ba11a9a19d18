import * as z from 'zod/mini'
import {
  type CalendarEventCommand,
  calendarEventDto,
  calendarEventRoutes as routes,
} from '#contract/calendar-events/calendar-events.ts'
import { lifecycles } from '#machines/charts.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import type { Path } from '#machines/walk/walk.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { eventsOn } from '#tests/support/calendar/events.ts'
import { taken } from '#tests/support/client.ts'
import { stage } from '#tests/support/stage.ts'
import { handOf, type Walked, type Ways } from '../walked.ts'

const chart = lifecycles.calendarEvent

let app: OwnApp

type Input = { readonly private: boolean; readonly repeats: boolean }

/** Each path has a family of its own. */
const recorded = async ({ input }: Path) => {
  const on = await stage(app)
  const events = eventsOn(on)
  const { private: isPrivate, repeats } = input as Input
  const typed = events.typed({ private: isPrivate, ...(repeats && events.weekly) })
  const sam = await app.as(on.sam.personId)
  const answer = taken(await sam.call(routes.record, { body: typed }))
  const { id } = z.parse(calendarEventDto, answer.body)
  const send = async (command: object) => {
    const body = { ...command, version: (await events.row(id)).version } as CalendarEventCommand
    return taken(await sam.call(routes.events, { params: { id }, body }))
  }
  return { events, id, send }
}
type Played = Awaited<ReturnType<typeof recorded>>

const simply =
  (type: CalendarEventCommand['type']) =>
  ({ send }: Played) =>
    send({ type })

/** The later times are changed after the one that stands alone. */
const hands: Readonly<Record<string, (played: Played) => Promise<unknown>>> = {
  'calendarEvent.share': simply('calendarEvent.share'),
  'calendarEvent.cancel': simply('calendarEvent.cancel'),
  'calendarEvent.delete': simply('calendarEvent.delete'),
  'calendarEvent.edit': async ({ send, events, id }) => {
    const { frequency } = await events.row(id)
    return send({ type: 'calendarEvent.edit', ...events.whole({ frequency, title: 'Concert' }) })
  },
  'calendarEvent.moveOne': ({ send, events }) =>
    send({ type: 'calendarEvent.moveOne', on: '2026-12-01', ...events.said({ startsAt: '15:00' }) }),
  'calendarEvent.cancelOne': ({ send }) => send({ type: 'calendarEvent.cancelOne', on: '2026-12-08' }),
  'calendarEvent.changeFollowing': ({ send, events }) =>
    send({ type: 'calendarEvent.changeFollowing', on: '2027-01-05', ...events.whole({ frequency: 'weekly' }) }),
  'calendarEvent.cancelFollowing': ({ send }) => send({ type: 'calendarEvent.cancelFollowing', on: '2026-12-15' }),
}

const begin = async (path: Path): Promise<Walked> => {
  const played = await recorded(path)
  return {
    stored: () => played.events.row(played.id),
    step: (step) => handOf(hands, step)(played),
  }
}

export const calendarEventWays: Ways = {
  chart,
  paths: pathsOf(chart),
  open: async () => {
    app = await testApp()
  },
  begin,
  close: () => app.stop(),
}
