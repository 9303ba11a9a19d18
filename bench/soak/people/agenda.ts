import type { Random } from '#server/seed/random.ts'

/** An appointment: who has it, on which day of the run, and what they do. */
type Appointment = {
  readonly day: number
  readonly who: readonly object[]
  readonly run: () => Promise<void>
}

export type Agenda = {
  /**
   * Adds something to do some days from today. Whoever has the appointment does nothing else meanwhile, as people do:
   * two mailed links that one person asks for at once end each other for ever.
   */
  add(inDays: number, who: readonly object[], run: () => Promise<void>): void
  /** Adds what happens by itself some days from today, before anybody does anything on that day. */
  fallsDue(inDays: number, run: () => void): void
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
  let falling: { readonly day: number; readonly run: () => void }[] = []
  const busy = new Set<object>()
  const takeDue = (): Appointment | undefined => {
    const due = waiting.filter(({ day, who }) => day <= today && !who.some((one) => busy.has(one)))
    const one = random.pick(due)
    waiting = waiting.filter((other) => other !== one)
    return one
  }
  const keep = async ({ who, run }: Appointment) => {
    for (const one of who) busy.add(one)
    await run()
    for (const one of who) busy.delete(one)
  }
  return {
    add: (inDays, who, run) => {
      waiting.push({ day: today + inDays, who, run })
    },
    fallsDue: (inDays, run) => {
      falling.push({ day: today + inDays, run })
    },
    today: () => today,
    doToday: async () => {
      const kept = new Set<Promise<void>>()
      for (;;) {
        const next = kept.size < atOnce ? takeDue() : undefined
        if (next) {
          const appointment: Promise<void> = keep(next).finally(() => kept.delete(appointment))
          kept.add(appointment)
        } else if (kept.size === 0) return
        else await Promise.race(kept)
      }
    },
    moveOn: (days) => {
      today += days
      const due = falling.filter(({ day }) => day <= today)
      falling = falling.filter(({ day }) => day > today)
      for (const { run } of due) run()
    },
    isEmpty: () => waiting.length === 0,
  }
}
