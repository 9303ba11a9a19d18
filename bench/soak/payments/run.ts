import { demoPassword } from '#server/seed/accounts.ts'
import { randomFrom } from '#server/seed/random.ts'
import { signIn } from '../client.ts'
import { openMovedServer } from '../moved-server.ts'
import { playWithFaults, progressOf } from '../play-with-faults.ts'
import type { RunOptions } from '../run.ts'
import { bankIn } from './bank.ts'
import { nothingWaits, payLast, shownTo, supportShown } from './final-state.ts'
import { openPaymentsLedger } from './ledger.ts'
import { passDays, settleEverything } from './pass-time.ts'
import { randomPayerFor } from './random-payer.ts'
import { signUp } from './sign-up.ts'

/** These are the parents of the only demo family whose country has bank transfers. */
const parents = ['dana.reyes', 'sam.keller'] as const

/** Returns the number of bank events that wait to be handled. */
const waitingAt = async (origin: string): Promise<number> => {
  const text = await fetch(`${origin}/metrics`).then((answer) => answer.text())
  return Number(/^bank_inbox_waiting (\d+)$/m.exec(text)?.[1] ?? Number.NaN)
}

/** After this time every planned payment has had its day. */
const longEnough = 40 * 24 * 3_600_000

/**
 * Two parents pay each other by bank and by check, now and later, for expenses and child support. Meanwhile days pass,
 * the bank repeats, delays and reorders its webhooks, and the server and its database are killed. Then everything is
 * settled and the server is stopped.
 */
export const runPayments = async ({ folder, events, kills, seed }: RunOptions) => {
  const random = randomFrom(seed)
  const progress = progressOf(events, () => ledger.refusals())
  const ledger = openPaymentsLedger(progress.acknowledged)
  const moved = await openMovedServer(folder, random)
  const { server, clock } = moved
  await server.start()
  const people = await Promise.all(
    parents.map((username) => signIn(server.origin, username, demoPassword, random.fork(username))),
  )
  const before = await Promise.all(people.map(shownTo))
  const users = []
  for (const person of people) {
    const accounts = await signUp(person)
    users.push(
      await randomPayerFor({
        person,
        accounts,
        random: random.fork(`${person.username} pays`),
        ledger,
        now: clock.now,
      }),
    )
  }
  const bank = await bankIn(server)
  await bank.injectFaults({ duplicates: 2, delayMs: 2000, shuffled: true })

  const { seconds, faults } = await playWithFaults(moved, {
    events,
    kills,
    random,
    count: progress.count,
    // Each parent uses two devices at once.
    acts: [...users, ...users].map(({ act }) => act),
    pass: (going) => passDays(bank, clock, random.fork('days'), going),
  })

  await server.up()
  await clock.forward(longEnough)
  await settleEverything(bank, clock, async () => {
    const shown = await Promise.all(people.map(shownTo))
    const arrived = shown.every(({ withBank }, at) => withBank === before[at]?.withBank)
    const waits = await Promise.all(people.map(nothingWaits))
    return arrived && waits.every(Boolean) && (await waitingAt(server.origin)) === 0
  })
  for (const person of people) await payLast(person, ledger)
  const book = await bank.book()
  const after = await Promise.all(people.map(shownTo))
  const [someone] = people
  if (!someone) throw new Error('nobody played')
  const support = await supportShown(someone)
  return {
    dataDir: server.dataDir,
    ledger,
    book,
    seconds,
    support,
    passed: clock.passed(),
    faults,
    familyId: users[0]?.family.id ?? '',
    grown: new Map(people.map(({ id }, at) => [id, (after[at]?.owed ?? 0) - (before[at]?.owed ?? 0)])),
    starts: server.starts(),
    diedByItself: server.diedByItself(),
    stopped: await server.stop(),
  }
}
export type PaymentsResult = Awaited<ReturnType<typeof runPayments>>
