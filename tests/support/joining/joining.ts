import * as z from 'zod/mini'
import type { Coparent } from '#contract/registration/questions.ts'
import { type RegistrationDto, registrationDto, registrationRoutes } from '#contract/registration/registration.ts'
import { sessionRoutes, sessionValues } from '#contract/session.ts'
import { invitationJobs, invitationQueue } from '#server/features/invitations/invitations.mail.ts'
import { registrationJobs, registrationQueue } from '#server/features/registration/registration.mail.ts'
import type { JobHandler } from '#server/jobs/jobs.ts'
import { owner, password, right } from '#tests/contract/edges/registration.ts'
import type { TestApp } from '../app.ts'
import type { TestAnswer } from '../client.ts'
import { mailsOf, type ReadMail } from '../mail-server.ts'
import { bySuperuser } from '../record/superuser.ts'
import { browserAt, type TestBrowser } from '../signing-in.ts'

let people = 0

/** Makes the answers of somebody who joins, with an address and a username of their own. */
export const newcomer = (given: Partial<typeof owner> = {}) => {
  people += 1
  const email = `person.${people}.${crypto.randomUUID().slice(0, 8)}@example.org`
  return { ...owner, email, username: email.slice(0, email.indexOf('@')), ...given }
}
export type Newcomer = ReturnType<typeof newcomer>

/** Opens a browser at an address of its own, because limits count by address. */
export const newBrowser = (on: TestApp): TestBrowser => {
  people += 1
  return browserAt(on, `198.51.${Math.floor(people / 250)}.${people % 250}`)
}

export const registrationIn = ({ status, body }: TestAnswer): RegistrationDto => {
  if (status !== 200 && status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return z.parse(registrationDto, body)
}

export const begin = (browser: TestBrowser, { firstName, lastName, email }: Newcomer, change: object = {}) =>
  browser.call(registrationRoutes.begin, {
    body: { ...right.start, firstName, lastName, email, emailAgain: email, ...change } as never,
  })

export const current = (browser: TestBrowser): Promise<TestAnswer> => browser.call(registrationRoutes.current)

/** Sends a command in the present version, unless another is given. */
export const send = async (browser: TestBrowser, command: Readonly<Record<string, unknown>>) => {
  const version = command.version ?? registrationIn(await current(browser)).version
  return browser.call(registrationRoutes.events, { body: { ...command, version } as never })
}

/** Answers everything but the last question. */
export const answerAll = async (browser: TestBrowser, who: Newcomer): Promise<void> => {
  registrationIn(await send(browser, { type: 'registration.giveParent', ...right.parent }))
  const { facts } = registrationIn(await current(browser))
  if (!facts.invited) registrationIn(await send(browser, { type: 'registration.giveChildren', ...right.children }))
  const { username } = who
  registrationIn(await send(browser, { type: 'registration.giveCredentials', username, password }))
}

export const complete = async (browser: TestBrowser, coparent: Coparent | null = null): Promise<TestAnswer> => {
  const { version } = registrationIn(await current(browser))
  return browser.call(registrationRoutes.events, { body: { type: 'registration.complete', version, coparent } })
}

/** Joins from nothing, without or with an invitation that was opened in the browser. */
export const join = async (browser: TestBrowser, who: Newcomer, coparent: Coparent | null = null): Promise<void> => {
  registrationIn(await begin(browser, who))
  await answerAll(browser, who)
  registrationIn(await complete(browser, coparent))
}

/** Returns the values of a browser that is signed in. */
export const valuesIn = async (browser: TestBrowser) => {
  const { status, body } = await browser.call(sessionRoutes.localStorage)
  return status === 200 ? z.parse(sessionValues, body) : null
}

export const bearerIn = async (browser: TestBrowser): Promise<string> => {
  const auth = (await valuesIn(browser))?.auth
  if (typeof auth !== 'string') throw new Error('nobody is signed in')
  return auth
}

/** Runs the waiting jobs of joining as the worker does, and returns the mails that a real mail server got from them. */
export const deliver = (on: TestApp): Promise<ReadMail[]> =>
  mailsOf(on.deps.config, async (transport) => {
    const handlers = new Map<string, JobHandler>()
    const jobs = { on: (queue: string, handler: JobHandler) => void handlers.set(queue, handler) }
    registrationJobs(jobs, on.deps, transport)
    invitationJobs(jobs, on.deps, transport)
    const waiting = await bySuperuser(
      on.database,
      `with taken as (delete from pgboss.job where name = any($1) returning name, data, created_on)
        select name, data from taken order by created_on`,
      [[registrationQueue, invitationQueue]],
    )
    for (const { name, data } of waiting) await handlers.get(String(name))?.(data)
  })

/** Returns the token of the link in a mail. */
export const tokenIn = (mail: ReadMail | undefined): string => {
  const token = /\/app\/join\?(?:resume|invite)=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`there is no link in ${mail?.text}`)
  return token
}
