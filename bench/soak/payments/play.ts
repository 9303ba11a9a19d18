import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { expensePage } from '#contract/expenses.ts'
import { demoPassword } from '#server/seed/accounts.ts'
import { randomFrom } from '#server/seed/random.ts'
import { openHouse } from '../house.ts'
import { type Person, signedIn } from '../person.ts'
import type { Run } from '../play.ts'
import { letHappen, mishapsFor } from '../trouble.ts'
import { bankIn, letAllArrive, letDaysPass } from './bank.ts'
import { openPaymentsLedger } from './ledger.ts'
import { payerFor } from './payer.ts'
import { readyToPay } from './ready.ts'

/** The parents of the one demo family whose country has bank transfers. */
const parents = ['dana.reyes', 'sam.keller'] as const

/** In cents, as a person's log says it: what they owe, and what is on its way by bank. */
type Shown = { readonly owed: number; readonly withBank: number }

const shownTo = async (person: Person): Promise<Shown> => {
  const { body } = await person.send({ method: 'GET', path: '/pub/v1/expenses?limit=1' })
  const { totals } = z.parse(expensePage, body)
  return { owed: totals?.youOwe.amount ?? Number.NaN, withBank: totals?.withBank.amount ?? Number.NaN }
}

/** How many events of the bank nobody has dealt with yet. */
const waitingAt = async (origin: string): Promise<number> => {
  const text = await fetch(`${origin}/metrics`).then((answer) => answer.text())
  return Number(/^bank_inbox_waiting (\d+)$/m.exec(text)?.[1] ?? Number.NaN)
}

/**
 * Two parents pay each other by bank and by check while days pass at the bank, which repeats itself, is late and mixes things
 * up, and while the server and its database are killed. Then everything is let arrive. Ends with the server stopped.
 */
export const playPayments = async ({ folder, events, kills, seed }: Run) => {
  const random = randomFrom(seed)
  let count = 0
  const ledger = openPaymentsLedger((added) => {
    count = added
    if (added % Math.max(50, Math.round(events / 10)) === 0)
      console.log(`  ${added} acknowledged, ${ledger.refusals()} refused`)
  })
  const house = await openHouse(folder, random.fork('processes').pick)
  await house.start()
  const people = await Promise.all(
    parents.map((username) => signedIn(house.origin, username, demoPassword, random.fork(username))),
  )
  const before = await Promise.all(people.map(shownTo))
  const players = []
  for (const person of people) {
    const accounts = await readyToPay(person)
    players.push(await payerFor({ person, accounts, random: random.fork(`${person.username} pays`), ledger }))
  }
  const bank = await bankIn(house)
  await bank.mischief({ duplicates: 2, delayMs: 2000, shuffled: true })

  const begun = performance.now()
  let happening = true
  const reached = async (place: number) => {
    while (count < place) await pause(5)
  }
  const trouble = letHappen(house, mishapsFor(random, events, kills), random.fork('moments'), reached)
  const playing = players.map(async ({ act }) => {
    while (count < events || happening) await act()
  })
  const days = letDaysPass(bank, random.fork('days'), () => count < events || happening)
  const ended = trouble.finally(() => {
    happening = false
  })
  await Promise.all([ended, days, ...playing])
  const seconds = (performance.now() - begun) / 1000

  await house.up()
  await letAllArrive(bank, async () => {
    const shown = await Promise.all(people.map(shownTo))
    const arrived = shown.every(({ withBank }, at) => withBank === before[at]?.withBank)
    return arrived && (await waitingAt(house.origin)) === 0
  })
  const book = await bank.book()
  const after = await Promise.all(people.map(shownTo))
  return {
    ...{ dataDir: house.dataDir, ledger, book, seconds, trouble: await trouble },
    familyId: players[0]?.family.id ?? '',
    grown: new Map(people.map(({ id }, at) => [id, (after[at]?.owed ?? 0) - (before[at]?.owed ?? 0)])),
    starts: house.starts(),
    diedByItself: house.diedByItself(),
    stopped: await house.stop(),
  }
}
export type PlayedPayments = Awaited<ReturnType<typeof playPayments>>
