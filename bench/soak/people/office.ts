import { setTimeout as pause } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import * as z from 'zod/mini'
import { feeWaiverDto, feeWaiverRoutes } from '#contract/fee-waivers/fee-waivers.ts'
import { secondStepRoutes } from '#contract/second-step/second-step.ts'
import { systemClock } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { kyselyOn } from '#server/db/statements.ts'
import { scopesOf } from '#server/db/tenancy.ts'
import { makeAdministrator } from '#server/features/fee-waivers/make-administrator.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import type { Browser, Credentials } from './browser.ts'
import { atMostOnce } from './waiver.ts'

/** An administrator decides about applications for a free year. */
export type Office = {
  /** Signs in for the first time and switches the second step on. */
  open(): Promise<void>
  /** Gives the answer twice at once. */
  decide(id: string, answer: 'granted' | 'refused'): Promise<void>
}

const username = 'office.admin'

/** Makes the account in a data folder whose server does not run yet, as an operator does. */
export const makeOffice = async (dataDir: string): Promise<Credentials> => {
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir }), () => undefined)
  await prepareDatabase(database, systemClock)
  const db = kyselyOn<Schema>(database.migrator.pool({ max: 2 }))
  const name = { firstName: 'Ada', lastName: 'Office', email: 'office@example.org', locale: 'en-US' } as const
  const password = await makeAdministrator(scopesOf(db), { username, ...name }, systemClock.now())
  await db.destroy()
  await database.stop()
  return { username, password }
}

type Options = {
  readonly browser: Browser
  readonly credentials: Credentials
  readonly now: () => string
  readonly today: () => number
}

const stepMs = 30_000
const post = (path: string, body: object) => ({ method: 'POST', path, body }) as const

export const officeOf = ({ browser, credentials, now, today }: Options): Office => {
  let secret = ''
  let signedInOn = 0
  /** Each code counts once, so a sign-in whose answer got lost gives that of the next step. */
  const codes = () => {
    let steps = 0
    return () => {
      const timestamp = Date.parse(now()) + steps * stepMs
      steps += 1
      return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
    }
  }
  /** A session that was not used for long is over, so each day of the run begins with another one. */
  const enter = async (): Promise<void> => {
    if (signedInOn === today()) return
    for (let tries = 0; tries < 4; tries += 1) {
      if ((await browser.signIn(credentials, codes())).status === 204) {
        signedInOn = today()
        return
      }
      await pause(stepMs)
    }
    throw new Error('the administrator cannot sign in')
  }
  return {
    open: async () => {
      const { status } = await browser.signIn(credentials)
      if (status !== 204) throw new Error(`the administrator's first sign-in was answered ${status}`)
      const begun = await browser.send(post(secondStepRoutes.begin.path, {}))
      secret = z.parse(secondStepRoutes.begin.output, begun.body).secret
      const confirmed = await browser.send(post(secondStepRoutes.confirm.path, { code: codes()() }))
      if (confirmed.status !== 200) throw new Error(`switching the second step on was answered ${confirmed.status}`)
    },
    decide: async (id, answer) => {
      await enter()
      const seen = await browser.send({ method: 'GET', path: feeWaiverRoutes.get.path.replace(':id', id) })
      const { version } = z.parse(feeWaiverDto, seen.body)
      const command =
        answer === 'granted'
          ? { type: 'feeWaiver.grant', version }
          : { type: 'feeWaiver.refuse', version, reason: 'The document does not show it' }
      const press = () => browser.send(post(feeWaiverRoutes.events.path.replace(':id', id), command))
      atMostOnce(command.type, await Promise.all([press(), press()]))
    },
  }
}
