import * as z from 'zod/mini'
import { type ChangeRequestCommand, changeRequestDto, changeRequestRoutes } from '#contract/calendar/change-requests.ts'
import { lifecycles } from '#machines/charts.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import type { Path, PathStep } from '#machines/walk/walk.ts'
import { handleDueTimes } from '#server/jobs/due-times.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { changesOn } from '#tests/support/calendar/change-requests.ts'
import { taken } from '#tests/support/client.ts'
import { stage } from '#tests/support/stage.ts'
import { handOf, type Walked, type Ways } from '../walked.ts'

const chart = lifecycles.changeRequest

let app: OwnApp

/** Sam asks for a day in ten days. Each path has a family of its own. */
const asked = async () => {
  app.clock.reset()
  const on = await stage(app)
  const changes = changesOn(on)
  const sam = await app.as(on.sam.personId)
  const answer = taken(await sam.call(changeRequestRoutes.ask, { body: await changes.typed() }))
  const { id } = z.parse(changeRequestDto, answer.body)
  const send = async ({ event }: PathStep, command: object) => {
    const client = await app.as(on[event.who === 'asker' ? 'sam' : 'dana'].personId)
    const body = { ...command, version: (await changes.row(id)).version } as ChangeRequestCommand
    return taken(await client.call(changeRequestRoutes.events, { params: { id }, body }))
  }
  return { changes, id, send }
}
type Played = Awaited<ReturnType<typeof asked>>

const simply =
  (type: ChangeRequestCommand['type']) =>
  ({ send }: Played, step: PathStep) =>
    send(step, { type })

const hands: Readonly<Record<string, (played: Played, step: PathStep) => Promise<unknown>>> = {
  'changeRequest.approve': simply('changeRequest.approve'),
  'changeRequest.decline': simply('changeRequest.decline'),
  'changeRequest.withdraw': simply('changeRequest.withdraw'),
  'changeRequest.counter': async ({ send, changes }, step) =>
    send(step, { type: 'changeRequest.counter', proposal: await changes.typed({}, 'dana') }),
  'changeRequest.expire': async () => {
    app.clock.forward(73 * 3_600_000)
    await handleDueTimes(app.deps)
  },
}

const begin = async (_path: Path): Promise<Walked> => {
  const played = await asked()
  return {
    stored: () => played.changes.row(played.id),
    step: (step) => handOf(hands, step)(played, step),
  }
}

export const changeRequestWays: Ways = {
  chart,
  paths: pathsOf(chart),
  open: async () => {
    app = await testApp()
  },
  begin,
  close: () => app.stop(),
}
