import * as z from 'zod/mini'
import { schoolBreakRoutes } from '#contract/calendar/school-breaks.ts'
import { lifecycles } from '#machines/charts.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { breaksOn } from '#tests/support/calendar/school-breaks.ts'
import { taken } from '#tests/support/client.ts'
import { stage } from '#tests/support/stage.ts'
import type { Walked, Ways } from '../walked.ts'

const chart = lifecycles.schoolBreak

let app: TestApp

/** Sam lists days without school, and Dana removes them. Each path has a family of its own. */
const begin = async (): Promise<Walked> => {
  const on = await stage(app)
  const breaks = breaksOn(on)
  const body = { childIds: on.expense().childIds, breaks: [breaks.typed()] }
  const answer = taken(await (await app.as(on.sam.personId)).call(schoolBreakRoutes.add, { body }))
  const id = z.parse(schoolBreakRoutes.add.output, answer.body).items[0]?.id ?? ''
  const dana = await app.as(on.dana.personId)
  return {
    stored: () => breaks.row(id),
    step: async () => {
      const { version } = await breaks.row(id)
      const command = { type: 'schoolBreak.remove', version } as const
      return taken(await dana.call(schoolBreakRoutes.events, { params: { id }, body: command }))
    },
  }
}

export const schoolBreakWays: Ways = {
  chart,
  paths: pathsOf(chart),
  open: async () => {
    app = await sharedApp()
  },
  begin,
  close: async () => {},
}
