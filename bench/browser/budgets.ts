import type { Screen } from './screens.ts'
import type { Visit } from './visit.ts'

/** One processor speed of the table: this machine's own, or a cheap phone's, which is about four times slower. */
export const slowdowns = [1, 4] as const

/** One line of the table. A budget holds for the first visit, at each of `slowdowns` in turn. */
export type Line = {
  readonly name: string
  readonly unit: 'ms' | 'kB' | ''
  readonly budgets: readonly [number, number]
  readonly of: { readonly screen: Screen; readonly value: keyof Visit } | 'create'
}

const line = (
  name: string,
  unit: Line['unit'],
  budgets: Line['budgets'],
  screen: Screen,
  value: keyof Visit,
): Line => ({ name, unit, budgets, of: { screen, value } })

export const lines: readonly Line[] = [
  line('log readable after its address', 'ms', [500, 1_200], 'log', 'useful'),
  line('first paint of the log', 'ms', [150, 300], 'log', 'firstPaint'),
  line('largest paint of sign-in', 'ms', [250, 400], 'signIn', 'largestPaint'),
  line('requests to the useful log', '', [25, 25], 'log', 'requests'),
  line('scripts among them', '', [25, 25], 'log', 'scripts'),
  line('scripts to the useful log, gzip', 'kB', [220, 220], 'log', 'scriptSize'),
  { name: 'create, press to visible', unit: 'ms', budgets: [60, 180], of: 'create' },
  line('layout shift of home', '', [0.02, 0.02], 'home', 'shift'),
  line('layout shift of the log', '', [0.02, 0.02], 'log', 'shift'),
  line('layout shift of details', '', [0.02, 0.02], 'details', 'shift'),
  line('blocking time of the log', 'ms', [30, 150], 'log', 'blocking'),
]
