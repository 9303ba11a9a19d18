import {
  type ChangeRequestCommand,
  type ChangeRequestStatus,
  changeRequestDto,
  changeRequestRoutes,
} from '#contract/calendar/change-requests.ts'
import { changeRequestLifecycle } from '#server/features/calendar/requests.lifecycle.ts'
import { handleDueTimes } from '#server/jobs/due-times.ts'
import { changeRequestChart } from '#src/features/calendar/request.chart.ts'
import { testApp } from '#tests/support/app.ts'
import { changesOn } from '#tests/support/calendar/change-requests.ts'
import { stage } from '#tests/support/stage.ts'
import { castOf } from '../cast.ts'
import { givenBy, type Subject, sender, subjectOf } from '../subject.ts'

type Way = ChangeRequestStatus | 'open, of a time that was given away'

export const changeRequests = async (): Promise<Subject> => {
  const app = await testApp()
  const on = await stage(app)
  const cast = await castOf(app, on)
  const changes = changesOn(on)
  const answered = async (who: 'dana' | 'sam', command: Parameters<typeof changes.send>[2]): Promise<string> => {
    const id = await changes.ask()
    await changes.send(who, id, command)
    return id
  }
  const at: Record<Way, () => Promise<string>> = {
    open: () => changes.ask(),
    'open, of a time that was given away': async () => {
      const childIds = [await changes.child()]
      const id = await changes.ask({ childIds })
      const other = await changes.ask({ childIds })
      await changes.send('dana', other, { type: 'changeRequest.approve' })
      return id
    },
    approved: () => answered('dana', { type: 'changeRequest.approve' }),
    declined: () => answered('dana', { type: 'changeRequest.decline', reason: 'We have tickets' }),
    countered: async () => {
      const proposal = await changes.typed({}, 'dana')
      return answered('dana', { type: 'changeRequest.counter', proposal })
    },
    withdrawn: () => answered('sam', { type: 'changeRequest.withdraw' }),
    expired: async () => {
      const id = await changes.ask()
      app.clock.forward(73 * 3_600_000)
      await handleDueTimes(app.deps)
      app.clock.forward(-73 * 3_600_000)
      return id
    },
  }
  return subjectOf({
    lifecycle: changeRequestLifecycle,
    at,
    read: async (id) => {
      const row = await changes.row(id)
      const context = await on.scopes.asSystem(on.family.id, (tx) =>
        changeRequestLifecycle.contextOf(tx, row, on.clock.now()),
      )
      return { row, context }
    },
    commands: async ({ version, child_ids: childIds }): Promise<ChangeRequestCommand[]> => [
      { type: 'changeRequest.approve', version },
      { type: 'changeRequest.decline', version, reason: 'We have tickets' },
      {
        type: 'changeRequest.counter',
        version,
        proposal: await changes.typed(
          {
            childIds,
            times: [{ parentId: on.dana.personId, from: changes.ahead(480), until: changes.ahead(500) }],
          },
          'dana',
        ),
      },
      { type: 'changeRequest.withdraw', version },
    ],
    given: async (person, id) =>
      givenBy(changeRequestDto, await cast[person].call(changeRequestRoutes.get, { params: { id } })),
    chartOf: changeRequestChart,
    send: sender(cast, changeRequestRoutes.events),
    end: () => app.stop(),
  })
}
