import { calendarFeedRoutes as routes } from '#contract/calendar-feeds/calendar-feeds.ts'
import { lifecycles } from '#machines/charts.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { feedOn, feedRow } from '#tests/support/calendar/feeds.ts'
import { taken } from '#tests/support/client.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { handOf, type Walked, type Ways } from '../walked.ts'

const chart = lifecycles.calendarFeed

let app: OwnApp

type Played = { readonly on: Stage; readonly id: string }

const hands: Readonly<Record<string, (played: Played) => Promise<unknown>>> = {
  'calendarFeed.revoke': async ({ on, id }) => {
    const { version } = await feedRow(on, id)
    const sam = await app.as(on.sam.personId)
    const body = { type: 'calendarFeed.revoke', version } as const
    return taken(await sam.call(routes.events, { params: { id }, body }))
  },
}

/** Each path has a family of its own. */
const begin = async (): Promise<Walked> => {
  const on = await stage(app)
  const id = await feedOn(on)
  return { stored: () => feedRow(on, id), step: (step) => handOf(hands, step)({ on, id }) }
}

export const calendarFeedWays: Ways = {
  chart,
  paths: pathsOf(chart),
  open: async () => {
    app = await testApp()
  },
  begin,
  close: () => app.stop(),
}
