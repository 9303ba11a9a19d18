import type { Random } from '#server/seed/random.ts'

/** An appointment of somebody: what they do, and on which day of the run. */
export type Appointment = { readonly day: number; readonly run: () => Promise<void> }

export type Agenda = {
  /** Adds something to do some days from today. */
  add(inDays: number, run: () => Promise<void>): void
  readonly today: () => number
  /** Does everything that is due, `atOnce` at a time and in no order, including what is added for today meanwhile. */
  doToday(): Promise<void>
  /** Moves to a later day. */
  moveOn(days: number): void
  readonly isEmpty: () => boolean
}

export const openAgenda = (random: Random, atOnce: number): Agenda => {
  let today = 0
  let waiting: Appointment[] = []
  const takeDue = (): Appointment | undefined => {
    const due = waiting.filter(({ day }) => day <= today)
    const one = random.pick(due)
    waiting = waiting.filter((other) => other !== one)
    return one
  }
  const worker = async () => {
    for (let one = takeDue(); one; one = takeDue()) await one.run()
  }
  return {
    add: (inDays, run) => {
      waiting.push({ day: today + inDays, run })
    },
    today: () => today,
    doToday: async () => {
      while (waiting.some(({ day }) => day <= today)) await Promise.all(Array.from({ length: atOnce }, worker))
    },
    moveOn: (days) => {
      today += days
    },
    isEmpty: () => waiting.length === 0,
  }
}
