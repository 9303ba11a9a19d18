import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type AppOptions, buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { JobDeps } from '#server/deps.ts'
import { logTo } from '#server/http/log.ts'
import { clientOf, type PasswordAgain, signedIn, type TestClient } from './client.ts'
import { type MovableClock, movableClock } from './clock.ts'
import { cluster, type TestDatabase, testDatabase } from './database.ts'
import { type Suffix, suffixes } from './suffixes.ts'

export type TestApp = {
  readonly app: FastifyInstance
  /** The dependencies of jobs, which include those of requests and can open every scope. */
  readonly deps: JobDeps
  readonly clock: MovableClock
  readonly database: TestDatabase
  /** Returns a client with a new session of this person, created without a password. */
  as(personId: string, password?: PasswordAgain): Promise<TestClient>
  /** Returns a client without a session. */
  anyone(): TestClient
  /** Starts to listen on a free port, once. Resolves with the server's address. */
  listen(): Promise<string>
  /** Returns what distinguishes the usernames of further families, because a username is unique in a database. */
  readonly suffix: Suffix
}
export type OwnApp = TestApp & { stop(): Promise<void> }

type Options = Partial<Omit<AppOptions, 'clock' | 'config' | 'database'>> & {
  readonly clock?: MovableClock
  /** Runs a second server on the database of this one, which drops it in `stop`. */
  readonly beside?: TestApp
  readonly env?: Record<string, string>
}

/**
 * Starts the real server on its own database: for tests that tamper, kill, run jobs, count across families or measure
 * plans. Every answer is checked against its contract; jobs run only with `work`.
 */
export const testApp = async ({
  clock = movableClock(),
  beside,
  env = {},
  ...options
}: Options = {}): Promise<OwnApp> => {
  const database = beside?.database ?? (await testDatabase())
  const folder = beside ? undefined : mkdtempSync(join(cluster().folder, 'app-'))
  const config = readConfig({ DATA_DIR: folder ?? beside?.deps.config.dataDir, NODE_ENV: 'test', ...env })
  const app = await buildApp({
    log: logTo('silent'),
    checkAnswers: true,
    work: false,
    ...options,
    config,
    database,
    clock,
  })
  let address: Promise<string> | undefined
  return {
    app,
    deps: app.jobDeps,
    clock,
    database,
    as: (personId, password) => signedIn(app, personId, password),
    anyone: () => clientOf(app),
    listen: () => {
      address ??= app.listen({ host: '127.0.0.1', port: 0 })
      return address
    },
    suffix: suffixes(),
    stop: async () => {
      await app.close()
      if (beside) return
      await database.drop()
      if (folder) rmSync(folder, { recursive: true, force: true })
    },
  }
}

let shared: Promise<TestApp> | undefined

/**
 * Returns the server that all files of a worker share, with its clock where it started: for tests that bring a family
 * of their own and look at nothing else. It ends with the worker.
 */
export const sharedApp = async (): Promise<TestApp> => {
  shared ??= testApp().then((app) => ({ ...app, suffix: suffixes(1) }))
  const app = await shared
  app.clock.reset()
  return app
}
