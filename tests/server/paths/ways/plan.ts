import type { Chart } from '#machines/charts.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import type { Path, PathStep } from '#machines/walk/walk.ts'
import { handleDueTimes } from '#server/jobs/due-times.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { taken } from '#tests/support/client.ts'
import { onOwnAccount, professionalOf } from '#tests/support/plans/professionals.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { handOf, type Ways } from '../walked.ts'

const day = 24 * 3_600_000

type Answer = { readonly status: number; readonly text: string }
export type Client = Awaited<ReturnType<OwnApp['as']>>

/** One part of the plan on a stage: Sam or a professional of both parents records it, and all of them send commands to it. */
export type Planned = {
  readonly id: string
  readonly stored: () => Promise<{ readonly status: string; readonly version: number }>
  readonly post: (client: Client, body: object) => Promise<Answer>
  /** Its creator sends this when it is edited. */
  readonly edited: () => Promise<object>
  /** Performs what this chart alone knows. */
  readonly further?: Readonly<Record<string, () => Promise<unknown>>>
}

type PlanWays = {
  readonly entity: 'holiday' | 'parentingSchedule'
  readonly chart: Chart
  /** So many days pass until it begins, and then until it is over. */
  readonly days: { readonly begun: number; readonly over: number }
  /** `creator` signs in anew each time, because days pass. */
  readonly plan: (on: Stage, creator: () => Promise<Client>) => Promise<Planned>
}

const byProfessional: ReadonlySet<string> = new Set(['ofBoth', 'second'])

/**
 * It is the 20th of November 2026. Each path has a family of its own, in which Sam records a part of the plan, or a
 * professional where they or both parents take part in the path.
 */
export function planWays({ entity, chart, days, plan }: PlanWays): Ways {
  let app: OwnApp
  const pass = async (count: number): Promise<void> => {
    app.clock.forward(count * day)
    await handleDueTimes(app.deps)
  }
  const begin = async ({ steps }: Path) => {
    app.clock.reset()
    const on = await stage(app)
    const isByProfessional = steps.some(({ event: { who } }) => who !== undefined && byProfessional.has(who))
    const professional = isByProfessional ? await professionalOf(app, on, ['dana', 'sam']) : null
    const creator = () => (professional ? onOwnAccount(app, on, professional) : app.as(on.sam.personId))
    const clientOf = (who: string | undefined) =>
      who === 'creator' || who === 'ofBoth' ? creator() : app.as(on[who === 'second' ? 'sam' : 'dana'].personId)
    const planned = await plan(on, creator)
    const send = async ({ event }: PathStep, command: object) => {
      const client = await clientOf(event.who)
      const { version } = await planned.stored()
      return taken(await planned.post(client, { type: event.type, ...command, version }))
    }
    const simply = (step: PathStep) => send(step, {})
    const hands: Readonly<Record<string, (step: PathStep) => Promise<unknown>>> = {
      [`${entity}.edit`]: async (step) => send(step, await planned.edited()),
      [`${entity}.delete`]: simply,
      [`${entity}.confirm`]: simply,
      [`${entity}.end`]: simply,
      [`${entity}.dispute`]: (step) => send(step, { reason: 'We said otherwise' }),
      [`${entity}.begun`]: () => pass(days.begun),
      [`${entity}.lastDayPassed`]: () => pass(days.over),
      ...planned.further,
    }
    return { stored: planned.stored, step: (step: PathStep) => handOf(hands, step)(step) }
  }
  return {
    chart,
    paths: pathsOf(chart),
    open: async () => {
      app = await testApp()
    },
    begin,
    close: () => app.stop(),
  }
}
