import {
  type ActualTimeCommand,
  type ActualTimeStatus,
  actualTimeDto,
  actualTimeRoutes,
} from '#contract/calendar/actual-times.ts'
import { actualTimeLifecycle } from '#server/features/calendar/actual/actual.lifecycle.ts'
import { actualTimeChart } from '#src/features/calendar/actual.chart.ts'
import { sharedApp } from '#tests/support/app.ts'
import { actualOn } from '#tests/support/calendar/actual-times.ts'
import { stage } from '#tests/support/stage.ts'
import { castOf } from '../cast.ts'
import { givenBy, type Subject, sender, subjectOf } from '../subject.ts'

export const actualTimes = async (): Promise<Subject> => {
  const app = await sharedApp()
  const on = await stage(app)
  const cast = await castOf(app, on)
  const actual = actualOn(on)
  const answered = async (who: 'dana' | 'sam', command: Parameters<typeof actual.send>[2]): Promise<string> => {
    const id = await actual.record()
    await actual.send(who, id, command)
    return id
  }
  const at: Record<ActualTimeStatus, () => Promise<string>> = {
    recorded: () => actual.record(),
    confirmed: () => answered('dana', { type: 'actualTime.confirm' }),
    disputed: () => answered('dana', { type: 'actualTime.dispute', reason: 'They were with me' }),
    withdrawn: () => answered('sam', { type: 'actualTime.withdraw' }),
  }
  return subjectOf({
    lifecycle: actualTimeLifecycle,
    at,
    read: async (id) => ({ row: await actual.row(id), context: {} }),
    commands: async ({ version }): Promise<ActualTimeCommand[]> => [
      { type: 'actualTime.confirm', version },
      { type: 'actualTime.dispute', version, reason: 'They were with me' },
      { type: 'actualTime.withdraw', version },
    ],
    given: async (person, id) =>
      givenBy(actualTimeDto, await cast[person].call(actualTimeRoutes.get, { params: { id } })),
    chartOf: actualTimeChart,
    send: sender(cast, actualTimeRoutes.events),
  })
}
