import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { demoPassword } from '#server/seed/accounts.ts'
import { randomFrom } from '#server/seed/random.ts'
import { openHouse } from '../house.ts'
import { signedIn } from '../person.ts'
import type { Run } from '../play.ts'
import { letHappen, mishapsFor } from '../trouble.ts'
import { bankIn } from './bank.ts'
import { daysIn } from './days.ts'
import { nothingWaits, payLast, shownTo, supportShown } from './ends.ts'
import { openPaymentsLedger } from './ledger.ts'
import { letAllArrive, letDaysPass } from './passing.ts'
import { payerFor } from './payer.ts'
import { readyToPay } from './ready.ts'

/** The parents of the one demo family whose country has bank transfers. */
const parents = ['dana.reyes', 'sam.keller'] as const

/** How many events of the bank nobody has dealt with yet. */
const waitingAt = async (origin: string): Promise<number> => {
  const text = await fetch(`${origin}/metrics`).then((answer) => answer.text())
  return Number(/^bank_inbox_waiting (\d+)$/m.exec(text)?.[1] ?? Number.NaN)
}

/** By when all that was planned has had its day. */
const longEnough = 40 * 24 * 3_600_000

/**
 * Two parents pay each other by bank and by check, now and later, expenses and child support, while days pass here and at the
 * bank, which repeats itself, is late and mixes things up, and while the server and its database are killed. Then everything is
 * let arrive. Ends with the server stopped.
 */
export const playPayments = async ({ folder, events, kills, seed }: Run) => {
  const random = randomFrom(seed)
  let count = 0
  const ledger = openPaymentsLedger((added) => {
    count = added
    if (added % Math.max(50, Math.round(events / 10)) === 0)
      console.log(`  ${added} acknowledged, ${ledger.refusals()} refused`)
  })
  const clock = join(folder, 'ahead')
  const time = daysIn(clock, async (run) => {
    while (!house.killServer(run)) await pause(20)
    await house.up()
  })
  const house = await openHouse(folder, random.fork('processes').pick, ['bench/soak-server.ts', clock])
  await house.start()
  const people = await Promise.all(
    parents.map((username) => signedIn(house.origin, username, demoPassword, random.fork(username))),
  )
  const before = await Promise.all(people.map(shownTo))
  const players = []
  for (const person of people) {
    const accounts = await readyToPay(person)
    players.push(
      await payerFor({ person, accounts, random: random.fork(`${person.username} pays`), ledger, now: time.now }),
    )
  }
  const bank = await bankIn(house)
  await bank.mischief({ duplicates: 2, delayMs: 2000, shuffled: true })

  const begun = performance.now()
  let happening = true
  const reached = async (place: number) => {
    while (count < place) await pause(5)
  }
  const trouble = letHappen(house, mishapsFor(random, events, kills), random.fork('moments'), reached)
  // Each at two devices at once.
  const playing = [...players, ...players].map(async ({ act }) => {
    while (count < events || happening) await time.during(act)
  })
  const days = letDaysPass(bank, time, random.fork('days'), () => count < events || happening)
  const ended = trouble.finally(() => {
    happening = false
  })
  await Promise.all([ended, days, ...playing])
  const seconds = (performance.now() - begun) / 1000

  await house.up()
  await time.forward(longEnough)
  await letAllArrive(bank, time, async () => {
    const shown = await Promise.all(people.map(shownTo))
    const arrived = shown.every(({ withBank }, at) => withBank === before[at]?.withBank)
    const waits = await Promise.all(people.map(nothingWaits))
    return arrived && waits.every(Boolean) && (await waitingAt(house.origin)) === 0
  })
  for (const person of people) await payLast(person, ledger)
  const book = await bank.book()
  const after = await Promise.all(people.map(shownTo))
  const [someone] = people
  if (!someone) throw new Error('nobody played')
  const support = await supportShown(someone)
  return {
    dataDir: house.dataDir,
    ledger,
    book,
    seconds,
    support,
    passed: time.passed(),
    trouble: await trouble,
    familyId: players[0]?.family.id ?? '',
    grown: new Map(people.map(({ id }, at) => [id, (after[at]?.owed ?? 0) - (before[at]?.owed ?? 0)])),
    starts: house.starts(),
    diedByItself: house.diedByItself(),
    stopped: await house.stop(),
  }
}
export type PlayedPayments = Awaited<ReturnType<typeof playPayments>>
