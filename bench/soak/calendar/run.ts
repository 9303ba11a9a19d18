import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { parentingTimeDto, parentingTimeRoutes } from '#contract/calendar/parenting-time.ts'
import { familyDto, familyRoutes } from '#contract/families.ts'
import { dateIn } from '#domain/time.ts'
import { demoPassword } from '#server/seed/accounts.ts'
import { type Random, randomFrom } from '#server/seed/random.ts'
import { changeRequestChart } from '#src/features/calendar/request.chart.ts'
import { signIn } from '../client.ts'
import { openMovedServer } from '../moved-server.ts'
import { playWithFaults, progressOf } from '../play-with-faults.ts'
import type { RunOptions } from '../run.ts'
import type { ServerClock } from '../server-clock.ts'
import { openCalendarLedger } from './ledger.ts'
import { randomParentFor, requestsOf } from './random-parent.ts'
import { readBack } from './read-back.ts'

const parents = ['dana.reyes', 'sam.keller'] as const
const hour = 3_600_000

type Passing = { readonly clock: ServerClock; readonly random: Random; readonly count: () => number }

/**
 * Moves the clock after every few events by minutes, and now and then by so much that requests expire meanwhile. A slow machine
 * sees as many days as a fast one, because each of those moves restarts the server.
 */
const passHours = async ({ clock, random, count }: Passing, going: () => boolean): Promise<void> => {
  for (let next = 0; going(); await pause(20)) {
    if (count() < next) continue
    await clock.forward(random.chance(0.1) ? random.between(6, 30) * hour : random.between(1, 59) * 60_000)
    next = count() + random.between(1, 8)
  }
}

/**
 * Two parents with two devices each ask for changes of parenting time and answer them. Meanwhile days pass, and the
 * server and its database are killed. In the end every request is over.
 */
export const runCalendar = async ({ folder, events, kills, seed }: RunOptions) => {
  const random = randomFrom(seed)
  const progress = progressOf(events, () => ledger.refusals())
  const ledger = openCalendarLedger(progress.acknowledged)
  const moved = await openMovedServer(folder, random)
  const { server, clock } = moved
  await server.start()
  const people = await Promise.all(
    parents.map((username) => signIn(server.origin, username, demoPassword, random.fork(username))),
  )
  const [dana] = people
  if (!dana) throw new Error('nobody played')
  const family = z.parse(familyDto, (await dana.send({ method: 'GET', path: familyRoutes.current.path })).body)
  const earlier = z.parse(
    parentingTimeDto,
    (await dana.send({ method: 'GET', path: parentingTimeRoutes.layers.path })).body,
  )
  const known = new Set((await requestsOf(dana)).map(({ id }) => id))
  const shape = {
    parents: people.map(({ id }) => id),
    childIds: [...new Set(earlier.schedules.flatMap(({ childIds }) => childIds))],
  }
  const devices = people.flatMap((person) =>
    ['phone', 'desktop'].map((device) =>
      randomParentFor({
        person,
        family: shape,
        random: random.fork(`${person.username} ${device}`),
        ledger,
        now: clock.now,
      }),
    ),
  )
  const { seconds, faults } = await playWithFaults(moved, {
    events,
    kills,
    random,
    count: progress.count,
    acts: devices.map(({ act }) => act),
    pass: (going) => passHours({ clock, random: random.fork('days'), count: progress.count }, going),
  })

  await server.up()
  await clock.forward(70 * hour)
  for (const until = Date.now() + 300_000; ; await pause(1000)) {
    if ((await requestsOf(dana)).every((request) => changeRequestChart(request).isFinal)) break
    if (Date.now() > until) throw new Error('a request is still open after its deadline')
  }
  const requests = (await requestsOf(dana)).filter(({ id }) => !known.has(id))
  const back = await readBack(server.origin, dana, dateIn(clock.now(), family.timeZone))
  return {
    dataDir: server.dataDir,
    ledger,
    earlier,
    requests,
    back,
    family,
    owner: dana.id,
    seconds,
    passed: clock.passed(),
    faults,
    starts: server.starts(),
    diedByItself: server.diedByItself(),
    stopped: await server.stop(),
  }
}
export type CalendarResult = Awaited<ReturnType<typeof runCalendar>>
