import * as z from 'zod/mini'
import { type ActualTimeCommand, actualTimeDto, actualTimeRoutes } from '#contract/calendar/actual-times.ts'
import { lifecycles } from '#machines/charts.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import type { PathStep } from '#machines/walk/walk.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { actualOn } from '#tests/support/calendar/actual-times.ts'
import { taken } from '#tests/support/client.ts'
import { stage } from '#tests/support/stage.ts'
import type { Walked, Ways } from '../walked.ts'

const chart = lifecycles.actualTime

let app: TestApp

/** Sam says how a day really was. Each path has a family of its own. */
const begin = async (): Promise<Walked> => {
  const on = await stage(app)
  const actual = actualOn(on)
  const sam = await app.as(on.sam.personId)
  const answer = taken(await sam.call(actualTimeRoutes.record, { body: actual.typed() }))
  const { id } = z.parse(actualTimeDto, answer.body)
  const step = async ({ event: { type, who } }: PathStep) => {
    const client = await app.as(on[who === 'creator' ? 'sam' : 'dana'].personId)
    const { version } = await actual.row(id)
    const typed = type === 'actualTime.dispute' ? { reason: 'They were with me' } : {}
    const body = { type, version, ...typed } as ActualTimeCommand
    return taken(await client.call(actualTimeRoutes.events, { params: { id }, body }))
  }
  return { stored: () => actual.row(id), step }
}

export const actualTimeWays: Ways = {
  chart,
  paths: pathsOf(chart),
  open: async () => {
    app = await sharedApp()
  },
  begin,
  close: async () => {},
}
