import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { JobDeps } from '#server/deps.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { logTo } from '#server/http/log.ts'
import { freePort, listen } from '#server/listen.ts'
import { demoPassword } from '#server/seed/accounts.ts'
import { seedDemo } from '#server/seed/demo.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

/** Runs the product for one worker: the real server on its own database, with the built app and the demo families. */
export type Server = {
  readonly url: string
  readonly deps: JobDeps
  readonly database: TestDatabase
  /** The hash of the demo password is computed once and used for every person in a test. */
  readonly passwordHash: string
  stop(): Promise<void>
}

const dist = process.env.E2E_DIST ? { dist: process.env.E2E_DIST } : {}

export const startServer = async (): Promise<Server> => {
  const database = await testDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'evenhand-e2e-'))
  const host = '127.0.0.1'
  const config = readConfig({ HOST: host, PORT: String(await freePort(host)), DATA_DIR: dataDir, NODE_ENV: 'test' })
  const app = await buildApp({
    config,
    database,
    log: logTo('silent'),
    ...dist,
  })
  await seedDemo(app.deps)
  await listen(app, config)
  return {
    url: config.publicUrl,
    deps: app.jobDeps,
    database,
    passwordHash: await hashPassword(demoPassword),
    stop: async () => {
      await app.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts a server with settings of its own on the database of the worker's. */
export const serverBeside = async (
  { database, deps }: Server,
  env: Record<string, string>,
): Promise<Pick<Server, 'url' | 'stop'>> => {
  const config = readConfig({ HOST: '127.0.0.1', DATA_DIR: deps.config.dataDir, NODE_ENV: 'test', ...env })
  const log = logTo('silent')
  const app = await buildApp({ config, database, log, work: false, ...dist })
  await listen(app, config)
  return { url: config.publicUrl, stop: () => app.close() }
}
