import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import * as z from 'zod/mini'
import { databaseName, users } from '#server/db/embedded/ensure-database.ts'
import { closingQueue } from '#server/features/account-closing/account-closing.jobs.ts'
import { emailChangeQueue } from '#server/features/email-change/email-change.queue.ts'
import { removalQueue } from '#server/features/second-step-removal/removal.jobs.ts'
import { sweepQueue } from '#server/features/subscriptions/subscriptions.queues.ts'
import { enqueueTo } from '#server/jobs/enqueue.ts'
import { statementOf } from '#server/lifecycle/together.ts'
import { databaseFolder } from '../../database-processes.ts'

/** A charge in the books of the practice provider of cards. */
export type ProviderCharge = {
  readonly id: string
  readonly key: string
  readonly state: string
  readonly amount: number
  /** Tells the practice cards apart. */
  readonly last4: string
}

/** A second connection to the database of the running server: for the books of others, and for its clock of jobs. */
export type Beside = {
  providerCharges(): Promise<ProviderCharge[]>
  /**
   * Asks for every repeated job now, because a day of the run is shorter than their minute, and brings forward those
   * whose 72 hours are over in the run. Waits until all jobs are done, and resolves with whether they are.
   */
  runJobs(): Promise<boolean>
  /** Resolves with whether the server has mails to send, also those that it tries again later. */
  isMailWaiting(): Promise<boolean>
}

/** These jobs do what a new day makes due. */
const repeated = ['due-times', 'cleanup', 'bank.sweep', sweepQueue, closingQueue] as const

/** These wait for 72 hours by the clock of the database, which nobody moves. */
const waits72Hours = `(name = '${removalQueue}' or name = '${emailChangeQueue}' and data->>'what' = 'settle')`

const passwords = z.object({ jobs: z.string(), app: z.string() })

/** The address is read anew each time, because a killed database may come back at another one. */
const connectionTo = (dataDir: string, login: 'jobs' | 'app'): pg.ClientConfig => {
  const folder = join(databaseFolder(dataDir), 'cluster')
  const [, , , port, host] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')
  const known = z.parse(passwords, JSON.parse(readFileSync(join(folder, 'logins.json'), 'utf8')))
  return { host, port: Number(port), user: users[login], password: known[login], database: databaseName }
}

const untilItWorks = async <T>(run: () => Promise<T>): Promise<T> => {
  for (const until = Date.now() + 90_000; ; await pause(300))
    try {
      return await run()
    } catch (error) {
      if (Date.now() > until) throw error
    }
}

const withClient =
  (dataDir: string, login: 'jobs' | 'app') =>
  async <T>(run: (client: pg.Client) => Promise<T>) => {
    const client = new pg.Client(connectionTo(dataDir, login))
    client.on('error', () => undefined)
    await client.connect()
    return run(client).finally(() => client.end())
  }

const chargeRow = z.object({
  id: z.string(),
  key: z.string(),
  state: z.string(),
  amount: z.coerce.number(),
  last4: z.string(),
})

/** @param now is the time of the run */
export const besideServer = (dataDir: string, now: () => string): Beside => {
  const asApp = withClient(dataDir, 'app')
  const asJobs = withClient(dataDir, 'jobs')

  const enqueue = () =>
    asJobs(async (client) => {
      const jobs = repeated.map((queue) => ({ queue, data: {} }))
      const { text, values } = statementOf(enqueueTo(new Set<string>(repeated)).partsOf?.(jobs) ?? [])
      await client.query(text, [...values])
      await client.query(
        `update pgboss.job set start_after = now()
          where state = 'created' and start_after > now() and start_after <= $1 and ${waits72Hours}`,
        [now()],
      )
    })
  const openJobs = (condition: string) =>
    untilItWorks(() =>
      asJobs(async (client) => {
        const { rows } = await client.query<{ count: string }>(
          `select count(*) from pgboss.job where state in ('created', 'retry', 'active') and ${condition}`,
        )
        return Number(rows[0]?.count)
      }),
    )
  return {
    providerCharges: () =>
      untilItWorks(() =>
        asApp(async (client) => {
          await client.query(`begin; set local role evenhand_app; select set_config('app.mode', 'anonymous', true)`)
          const { rows } = await client.query(
            `select h.id, h.key, h.state, h.amount, c.last4 from practice_charge h join practice_card c on c.id = h.card_id`,
          )
          return z.parse(z.array(chargeRow), rows)
        }),
      ),
    runJobs: async () => {
      await untilItWorks(enqueue)
      // Jobs of a killed server are given to another one after a quarter of a minute.
      for (const until = Date.now() + 60_000; Date.now() < until; await pause(50))
        if ((await openJobs('start_after <= now()')) === 0) return true
      return false
    },
    isMailWaiting: async () => (await openJobs(`name like 'mail.%' and not ${waits72Hours}`)) > 0,
  }
}
