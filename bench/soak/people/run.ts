import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { familyRoutes } from '#contract/families.ts'
import { randomFrom } from '#server/seed/random.ts'
import { faultsFor, injectFaults } from '../faults.ts'
import { openMovedServer } from '../moved-server.ts'
import { openAgenda } from './agenda.ts'
import { besideServer } from './beside.ts'
import { openBrowser } from './browser.ts'
import { cardsOf } from './cards.ts'
import { type Ending, endings, found } from './household.ts'
import { openMailboxes } from './mailbox.ts'
import { openModel } from './model.ts'
import { makeOffice, officeOf } from './office.ts'
import { codeOf, newAddress, newPerson, type Person, type Scene } from './person.ts'
import { openSpent } from './spent.ts'

type PeopleOptions = {
  readonly folder: string
  /** So many people or more get an account. */
  readonly people: number
  readonly kills: number
  readonly seed: number
}

const day = 24 * 3_600_000
/** After these days nothing waits any more: invitations, registrations, trials, days of grace and closing accounts are over. */
const lastDays = 48
const atOnce = 32

/** Most invitations are accepted; every ending comes up. */
const endingOf = (family: number, random: { chance: (probability: number) => boolean }): Ending => {
  const rare = endings[family % endings.length] ?? 'accepted'
  return random.chance(0.4) ? 'accepted' : rare
}

/** Puts the beginning of every household into the agenda. Resolves with everybody who may get an account. */
const populate = (scene: Scene, agenda: ReturnType<typeof openAgenda>, people: number): Person[] => {
  const everybody: Person[] = []
  const next = () => {
    const person = newPerson(scene, 1000 + everybody.length)
    everybody.push(person)
    return person
  }
  let earlier: Person | undefined
  for (let family = 0; everybody.length < people; family += 1) {
    const ending =
      earlier || family % endings.length !== endings.indexOf('second family')
        ? endingOf(family, scene.random)
        : 'accepted'
    const founder = next()
    const isSecond = ending === 'second family' && earlier !== undefined
    const other = isSecond && earlier ? earlier : next()
    const child = founder.random.chance(0.3) ? next() : null
    // A person invited into a second family joined with their first one some days before.
    const from = isSecond ? 20 : founder.random.between(0, 10)
    agenda.add(from, [founder], () => found({ scene, agenda, founder, other, child, ending }))
    // Each account is invited once, so that nobody is in three families by chance.
    earlier = isSecond ? undefined : founder
  }
  return everybody
}

/** Signs everybody in with what they know at the end. Resolves with what is wrong. */
const signInFindings = async (everybody: readonly Person[], families: (who: Person) => number): Promise<string[]> => {
  const findings: string[] = []
  for (const who of everybody) {
    const { username, joined, closed } = who.model
    const { status } = await who.devices[0].signIn(who.model, codeOf(who.model))
    const isIn = status === 204
    if (isIn !== (joined && !closed))
      findings.push(`${username}: ${joined ? 'joined' : 'has no account'}, and signing in is answered ${status}`)
    if (!isIn) continue
    const { body } = await who.devices[0].send({ method: 'GET', path: familyRoutes.own.path })
    const shown = z.parse(familyRoutes.own.output, body).items.length
    if (shown !== families(who)) findings.push(`${username}: sees ${shown} families instead of ${families(who)}`)
  }
  return findings
}

/** Opens the server of a run with its clock, its mail server and its provider of cards. */
const openRun = async ({ folder, people, seed }: PeopleOptions) => {
  const random = randomFrom(seed)
  const counted = { retries: 0 }
  const agenda = openAgenda(random.fork('agenda'), atOnce)
  const model = openModel((total) => {
    if (total % Math.max(50, people) === 0) console.log(`  ${total} acknowledged, day ${agenda.today()}`)
  })
  const mails = await openMailboxes(() => beside.isMailWaiting())
  const settings = { SMTP_URL: mails.url, TRUSTED_PROXIES: '127.0.0.1' }
  const { server, clock } = await openMovedServer(folder, random, settings)
  const { origin, dataDir } = server
  const credentials = await makeOffice(dataDir)
  await server.start()
  const repeated = () => {
    counted.retries += 1
  }
  const own = { origin, address: newAddress(), random: random.fork('office'), repeated }
  const browser = openBrowser({ ...own, credentials: () => credentials })
  const office = officeOf({ browser, credentials, now: clock.now, today: agenda.today })
  await office.open()
  const scene: Scene = { origin, random: random.fork('scene'), mails, now: clock.now, model, office, repeated }
  const beside = besideServer(dataDir, clock.now)
  const cards = await cardsOf({ origin, dataDir, random: random.fork('cards'), beside, model })
  const stop = async () => {
    const code = await server.stop()
    await mails.stop()
    return code
  }
  return { random, counted, agenda, model, mails, server, clock, scene, beside, cards, spent: openSpent(), stop }
}
type Run = Awaited<ReturnType<typeof openRun>>

/** A day ends when all its jobs are done, with which it resolves, and the provider of cards has reported everything. */
const endOfDay = async ({ beside, cards, spent }: Run): Promise<boolean> => {
  const runJobs = () => spent.on('jobs', beside.runJobs)
  await runJobs()
  await spent.on('the provider of cards', async () => {
    await cards.act()
    await cards.report()
  })
  return runJobs()
}

/** Does what is in the agenda, day by day, while faults are injected. Then days pass until nothing waits any more. */
const liveThrough = async (run: Run, { people, kills }: PeopleOptions) => {
  const { agenda, model, random, server, clock, beside, spent } = run
  let happening = true
  const reached = async (place: number) => {
    while (happening && model.total() < place) await pause(20)
  }
  const pass = async (days: number) => {
    const isDone = await endOfDay(run)
    // A kill takes seconds and is not needed where nothing is at work; some nights have one all the same.
    const isAtWork = !isDone || random.chance(0.1)
    await spent.on('moving the clock', () => clock.forward(days * day, isAtWork))
    // What became due meanwhile is done before anybody looks at it.
    await spent.on('jobs', beside.runJobs)
    agenda.moveOn(days)
  }
  // Each person is acknowledged about three times; the last kills come before the days at the end.
  const faults = injectFaults(server, faultsFor(random, people * 3, kills), random.fork('moments'), reached, clock.now)
  while (!agenda.isEmpty()) {
    await spent.on('people', agenda.doToday)
    await pass(random.between(2, 5))
  }
  happening = false
  const injected = await faults
  await server.up()
  for (let passed = 0; passed < lastDays; passed += 4) await pass(4)
  await endOfDay(run)
  await endOfDay(run)
  return injected
}

/**
 * People join, invite, accept, decline, forget passwords, change their address, lose their second step, apply for a free
 * year, buy, leave and come back, each at two devices, while days pass, the server and its database are killed, and the
 * provider of cards repeats and reorders its webhooks. Then nothing is left to wait for, everybody signs in once more,
 * and the server is stopped.
 */
export const runPeople = async (options: PeopleOptions) => {
  const run = await openRun(options)
  const { agenda, model, scene, server, beside, cards, clock, mails, counted, spent } = run
  try {
    const everybody = populate(scene, agenda, options.people)
    const begun = performance.now()
    const faults = await liveThrough(run, options)
    const seconds = (performance.now() - begun) / 1000
    const familiesOf = ({ model: { username } }: Person) =>
      model.families.filter(({ founder, otherJoined, linked }) =>
        [founder, otherJoined, linked?.username].includes(username),
      ).length
    const signedIn = await signInFindings(everybody, familiesOf)
    const book = await beside.providerCharges()
    const now = clock.now()
    const stopped = await run.stop()
    const [starts, diedByItself] = [server.starts(), server.diedByItself()]
    const seen = {
      mails: mails.count(),
      webhooks: cards.delivered(),
      days: agenda.today(),
      retries: counted.retries,
      spent: spent.text(),
    }
    return {
      dataDir: server.dataDir,
      model,
      book,
      now,
      signedIn,
      seconds,
      faults,
      starts,
      diedByItself,
      stopped,
      ...seen,
    }
  } catch (error) {
    await run.stop()
    throw error
  }
}
export type PeopleResult = Awaited<ReturnType<typeof runPeople>>
