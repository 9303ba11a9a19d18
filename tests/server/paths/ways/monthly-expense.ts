import { monthlyExpenseRoutes } from '#contract/monthly-expenses/monthly-expenses.ts'
import { monthAfter } from '#domain/recurrence.ts'
import { dayOfMonth } from '#domain/time.ts'
import { lifecycles } from '#machines/charts.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import type { Path, PathStep } from '#machines/walk/walk.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { taken } from '#tests/support/client.ts'
import { beginMonthlyOn, monthlyRow, todayOn } from '#tests/support/monthly-expenses.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { handOf, type Walked, type Ways } from '../walked.ts'

const chart = lifecycles.monthlyExpense
const month = 31 * 24 * 3_600_000

let app: OwnApp

type Played = { readonly on: Stage; readonly id: string }

/** Lets the next draft become due. */
const fall = async ({ on, id }: Played): Promise<number> => {
  while ((await monthlyRow(on, id)).next_on > todayOn(on)) app.clock.forward(month)
  return (await monthlyRow(on, id)).version
}

const command = (type: 'monthlyExpense.skip' | 'monthlyExpense.end') => async (played: Played) => {
  const version = await (type === 'monthlyExpense.end'
    ? monthlyRow(played.on, played.id).then((row) => row.version)
    : fall(played))
  const sam = await app.as(played.on.sam.personId)
  return taken(await sam.call(monthlyExpenseRoutes.events, { params: { id: played.id }, body: { type, version } }))
}

const hands: Readonly<Record<string, (played: Played) => Promise<unknown>>> = {
  'monthlyExpense.send': async (played) => {
    const version = await fall(played)
    const sam = await app.as(played.on.sam.personId)
    const body = { version, expense: played.on.expense() }
    return taken(await sam.call(monthlyExpenseRoutes.send, { params: { id: played.id }, body }))
  },
  'monthlyExpense.skip': command('monthlyExpense.skip'),
  'monthlyExpense.end': command('monthlyExpense.end'),
}

const isLast = ({ facts }: PathStep): boolean => facts !== undefined && 'last' in facts && facts.last === true

/** Each path has a family of its own. Its last month is the one that the path answers last. */
const begin = async ({ steps }: Path): Promise<Walked> => {
  app.clock.reset()
  const on = await stage(app)
  const firstOn = todayOn(on)
  let endsOn = firstOn
  for (const step of steps.slice(0, -1))
    if (step.event.type !== 'monthlyExpense.end') endsOn = monthAfter(endsOn, dayOfMonth(firstOn))
  const id = await beginMonthlyOn(on, { firstOn, endsOn: steps.some(isLast) ? endsOn : null })
  const played = { on, id }
  return { stored: () => monthlyRow(on, id), step: (step) => handOf(hands, step)(played) }
}

export const monthlyExpenseWays: Ways = {
  chart,
  paths: pathsOf(chart),
  open: async () => {
    app = await testApp()
  },
  begin,
  close: () => app.stop(),
}
