import type { SupportDueFacts } from './support-due.machine.ts'

const nothing: SupportDueFacts = { amount: 100_00, settled: 0, onItsWay: 0, day: 'today' }

/** One due after the other, as each can stand. No step leads from one to another: each is weighed for itself. */
export const supportDueBegins: readonly SupportDueFacts[] = [
  nothing,
  { ...nothing, day: 'coming' },
  { ...nothing, day: 'past' },
  { ...nothing, settled: 40_00 },
  { ...nothing, settled: 40_00, onItsWay: 60_00 },
  { ...nothing, settled: 100_00 },
]
