import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '#server/seed/random.ts'
import type { ServerClock } from '../server-clock.ts'
import type { Bank } from './bank.ts'

const hour = 3_600_000

/** Advances time by a few hours at once, at the bank alone or everywhere, until `going` says no. */
export const passDays = async (bank: Bank, clock: ServerClock, random: Random, going: () => boolean): Promise<void> => {
  while (going()) {
    if (random.chance(0.03)) await clock.forward(random.between(12, 80) * hour)
    else await bank.forward(random.between(1, 30) * hour)
    await pause(random.between(100, 800))
  }
}

/**
 * Lets everything under way end: nothing is due at the bank, and all its webhooks were accepted. Hours pass here too,
 * because an event without an owner is retried later.
 */
export const settleEverything = async (
  bank: Bank,
  clock: ServerClock,
  isQuiet: () => Promise<boolean>,
): Promise<void> => {
  await bank.injectFaults({ duplicates: 0, delayMs: 0, shuffled: false })
  for (const until = Date.now() + 600_000; ; await pause(2000)) {
    await clock.forward(hour - 1)
    await bank.forward(40 * 24 * hour)
    const { transfers, webhooks } = await bank.book()
    const moving = transfers.filter(({ next }) => next !== null).length
    const undelivered = webhooks.filter(({ deliveredAt }) => deliveredAt === null).length
    if (moving === 0 && undelivered === 0 && (await isQuiet())) return
    if (Date.now() > until) throw new Error(`${moving} transfers still move, ${undelivered} webhooks are on their way`)
  }
}
