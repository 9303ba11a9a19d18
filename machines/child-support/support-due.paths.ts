import type { SupportDueFacts } from './support-due.machine.ts'
import { supportDueMachine } from './support-due.machine.ts'

const nothing: SupportDueFacts = { amount: 100_00, settled: 0, onItsWay: 0, day: 'today' }

/** Lists each possible due. No event leads from one to another: each is derived separately. */
const supportDueBegins: readonly SupportDueFacts[] = [
  nothing,
  { ...nothing, day: 'coming' },
  { ...nothing, day: 'past' },
  { ...nothing, settled: 40_00 },
  { ...nothing, settled: 40_00, onItsWay: 60_00 },
  { ...nothing, settled: 100_00 },
]

/** The chart with everything that is needed to walk it. */
export const supportDue = { machine: supportDueMachine, begins: supportDueBegins, steps: [], people: {} } as const
