import {
  type ConnectedCalendarCommand,
  connectedCalendarRoutes as routes,
} from '#contract/connected-calendars/connected-calendars.ts'
import { lifecycles } from '#machines/charts.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { connectedOn, connectedRow, fetchedOn } from '#tests/support/calendar/connected.ts'
import { taken } from '#tests/support/client.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { handOf, type Walked, type Ways } from '../walked.ts'

const chart = lifecycles.connectedCalendar

let app: OwnApp

type Played = { readonly on: Stage; readonly id: string }
type Sent = ConnectedCalendarCommand extends infer One ? (One extends unknown ? Omit<One, 'version'> : never) : never

const command =
  (sent: Sent) =>
  async ({ on, id }: Played) => {
    const { version } = await connectedRow(on, id)
    const sam = await app.as(on.sam.personId)
    return taken(
      await sam.call(routes.events, { params: { id }, body: { ...sent, version } as ConnectedCalendarCommand }),
    )
  }

const hands: Readonly<Record<string, (played: Played) => Promise<unknown>>> = {
  'connectedCalendar.fetched': ({ on, id }) => fetchedOn(on, id, 'connectedCalendar.fetched'),
  'connectedCalendar.failed': ({ on, id }) => fetchedOn(on, id, 'connectedCalendar.failed'),
  'connectedCalendar.edit': command({ type: 'connectedCalendar.edit', name: 'Club', colour: 'red' }),
  'connectedCalendar.retry': command({ type: 'connectedCalendar.retry' }),
  'connectedCalendar.remove': command({ type: 'connectedCalendar.remove' }),
}

/** Each path has a family of its own. */
const begin = async (): Promise<Walked> => {
  const on = await stage(app)
  const id = await connectedOn(on)
  return { stored: () => connectedRow(on, id), step: (step) => handOf(hands, step)({ on, id }) }
}

export const connectedCalendarWays: Ways = {
  chart,
  paths: pathsOf(chart),
  open: async () => {
    app = await testApp()
  },
  begin,
  close: () => app.stop(),
}
