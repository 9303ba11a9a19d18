import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { familyDto, familyRoutes } from '#contract/families.ts'
import { messageCountRoutes } from '#contract/messages/message-counts.ts'
import { demoPassword } from '#server/seed/accounts.ts'
import { randomFrom } from '#server/seed/random.ts'
import { type Client, signIn } from '../client.ts'
import { openMovedServer } from '../moved-server.ts'
import { playWithFaults, progressOf } from '../play-with-faults.ts'
import type { RunOptions } from '../run.ts'
import { openWordsLedger } from './ledger.ts'
import { randomOnlookerFor, randomWriterFor } from './random-writer.ts'

const writers = ['dana.reyes', 'sam.keller', 'mia.keller'] as const
const onlooker = 'pat.morgan'
const devices = ['phone', 'desktop'] as const

const countsOf = async (person: Client) =>
  z.parse(
    messageCountRoutes.counts.output,
    (await person.send({ method: 'GET', path: messageCountRoutes.counts.path })).body,
  )

/**
 * Two parents and a child write to each other, draft and open, and a professional looks on, each on two devices. Meanwhile
 * the server and its database are killed.
 */
export const runWords = async ({ folder, events, kills, seed }: RunOptions) => {
  const random = randomFrom(seed)
  const progress = progressOf(events, () => ledger.refusals())
  const ledger = openWordsLedger(progress.acknowledged)
  const moved = await openMovedServer(folder, random)
  const { server, clock } = moved
  await server.start()
  const signedIn = async (username: string, device: string) => ({
    person: await signIn(server.origin, username, demoPassword, random.fork(`${username} ${device}`)),
    random: random.fork(`${username} on ${device}`),
  })
  const seats = await Promise.all(
    [...writers, onlooker].flatMap((username) => devices.map((device) => signedIn(username, device))),
  )
  let words = 0
  const used: string[] = []
  const word = () => {
    words += 1
    const one = `zq${words}x${random.between(100_000, 999_999)}`
    used.push(one)
    return one
  }
  const acts = seats.map(({ person, random: own }) => {
    const seat = { person, random: own, ledger, word }
    return (person.username === onlooker ? randomOnlookerFor(seat) : randomWriterFor(seat)).act
  })
  const { seconds, faults } = await playWithFaults(moved, {
    events,
    kills,
    random,
    count: progress.count,
    acts,
    pass: async (going) => {
      for (let next = 0; going(); await pause(20)) {
        if (progress.count() < next) continue
        await clock.forward(random.between(1, 59) * 60_000)
        next = progress.count() + random.between(20, 60)
      }
    },
  })
  await server.up()
  const [first] = seats
  if (!first) throw new Error('nobody played')
  const family = z.parse(familyDto, (await first.person.send({ method: 'GET', path: familyRoutes.current.path })).body)
  const people = seats.filter(({ person }, at) => person.username !== onlooker && at % devices.length === 0)
  const told = new Map(
    await Promise.all(people.map(async ({ person }) => [person.id, await countsOf(person)] as const)),
  )
  return {
    dataDir: server.dataDir,
    log: server.log,
    family,
    ledger,
    told,
    used,
    seconds,
    faults,
    starts: server.starts(),
    diedByItself: server.diedByItself(),
    stopped: await server.stop(),
  }
}
export type WordsResult = Awaited<ReturnType<typeof runWords>>
