import {
  type SchoolBreakCommand,
  type SchoolBreakStatus,
  schoolBreakDto,
  schoolBreakRoutes,
} from '#contract/calendar/school-breaks.ts'
import { schoolBreakLifecycle } from '#server/features/calendar/school/school.lifecycle.ts'
import { schoolBreakChart } from '#src/features/calendar/school.chart.ts'
import { testApp } from '#tests/support/app.ts'
import { breaksOn } from '#tests/support/calendar/school-breaks.ts'
import { stage } from '#tests/support/stage.ts'
import { castOf } from '../cast.ts'
import { givenBy, type Subject, sender, subjectOf } from '../subject.ts'

const day = 24 * 3_600_000

export const schoolBreaks = async (): Promise<Subject> => {
  const app = await testApp()
  const on = await stage(app)
  const cast = await castOf(app, on)
  const breaks = breaksOn(on)
  const at: Record<SchoolBreakStatus | 'listed, and begun', () => Promise<string>> = {
    listed: () => breaks.list(),
    // It was listed two days ago; the sessions are those of today.
    'listed, and begun': async () => {
      app.clock.forward(-2 * day)
      const id = await breaks.list({ from: breaks.ahead(1), to: breaks.ahead(5) })
      app.clock.forward(2 * day)
      return id
    },
    removed: async () => {
      const id = await breaks.list()
      await breaks.send('sam', id, { type: 'schoolBreak.remove' })
      return id
    },
  }
  return subjectOf({
    lifecycle: schoolBreakLifecycle,
    at,
    read: async (id) => {
      const row = await breaks.row(id)
      const context = await on.scopes.asSystem(on.family.id, (tx) =>
        schoolBreakLifecycle.contextOf(tx, row, on.clock.now()),
      )
      return { row, context }
    },
    commands: async ({ version }): Promise<SchoolBreakCommand[]> => [{ type: 'schoolBreak.remove', version }],
    given: async (person, id) =>
      givenBy(schoolBreakDto, await cast[person].call(schoolBreakRoutes.get, { params: { id } })),
    chartOf: schoolBreakChart,
    send: sender(cast, schoolBreakRoutes.events),
    end: () => app.stop(),
  })
}
