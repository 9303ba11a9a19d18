import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { parentingTimeDto, parentingTimeRoutes } from '#contract/calendar/parenting-time.ts'
import { familyDto, familyRoutes } from '#contract/families.ts'
import { dateIn } from '#domain/time.ts'
import { demoPassword } from '#server/seed/accounts.ts'
import { randomFrom } from '#server/seed/random.ts'
import { changeRequestChart } from '#src/features/calendar/request.chart.ts'
import { signIn } from '../client.ts'
import { faultsFor, injectFaults } from '../faults.ts'
import { serverClockIn } from '../payments/server-clock.ts'
import type { RunOptions } from '../run.ts'
import { superviseServer } from '../supervised-server.ts'
import { openCalendarLedger } from './ledger.ts'
import { randomParentFor, requestsOf } from './random-parent.ts'
import { readBack } from './read-back.ts'

const parents = ['dana.reyes', 'sam.keller'] as const
const hour = 3_600_000

/**
 * Two parents with two devices each ask for changes of parenting time and answer them. Meanwhile days pass, and the
 * server and its database are killed. In the end every request is over.
 */
export const runCalendar = async ({ folder, events, kills, seed }: RunOptions) => {
  const random = randomFrom(seed)
  let count = 0
  const ledger = openCalendarLedger((added) => {
    count = added
    if (added % Math.max(50, Math.round(events / 10)) === 0)
      console.log(`  ${added} acknowledged, ${ledger.refusals()} refused`)
  })
  const offsetFile = join(folder, 'ahead')
  const clock = serverClockIn(offsetFile, async (run) => {
    while (!server.killServer(run)) await pause(20)
    await server.up()
  })
  const server = await superviseServer(folder, random.fork('processes').pick, ['bench/soak-server.ts', offsetFile])
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
  const begun = performance.now()
  let happening = true
  const reached = async (place: number) => {
    while (count < place) await pause(5)
  }
  const going = () => count < events || happening
  const faults = injectFaults(server, faultsFor(random, events, kills), random.fork('moments'), reached)
  const running = people.flatMap((person) =>
    ['phone', 'desktop'].map(async (device) => {
      const { act } = randomParentFor({
        person,
        family: shape,
        random: random.fork(`${person.username} ${device}`),
        ledger,
        now: clock.now,
      })
      while (going()) await clock.during(act)
    }),
  )
  const days = random.fork('days')
  const passing = (async () => {
    while (going()) {
      await pause(days.between(300, 1500))
      await clock.forward(days.chance(0.12) ? days.between(6, 30) * hour : days.between(1, 59) * 60_000)
    }
  })()
  const ended = faults.finally(() => {
    happening = false
  })
  await Promise.all([ended, passing, ...running])
  const seconds = (performance.now() - begun) / 1000

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
    faults: await faults,
    starts: server.starts(),
    diedByItself: server.diedByItself(),
    stopped: await server.stop(),
  }
}
export type CalendarResult = Awaited<ReturnType<typeof runCalendar>>
