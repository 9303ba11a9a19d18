import { buildApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { freePort, listen } from './listen.ts'
import { demoAccounts } from './seed/accounts.ts'
import { seedDemo } from './seed/demo.ts'
import { StartError } from './start-error.ts'
import { Unwinding } from './unwinding.ts'

const say = (line: string) => console.log(line)

/**
 * The whole life of the process: start, listen, and an orderly end on Ctrl-C, on SIGTERM, or when the parent that
 * started us is gone. What was started is stopped in the opposite order. A second signal changes nothing: the end goes
 * its way, and each of its steps is bounded in time.
 */
export function serve(env: NodeJS.ProcessEnv) {
  const unwinding = new Unwinding()
  const starting = start(env, unwinding)
  const end = (code: number) => {
    void unwinding.run(starting).finally(() => process.exit(code))
  }
  const fail = (error: unknown) => {
    if (!unwinding.begun) tell(error)
    end(1)
  }
  starting.catch(fail)
  process.on('uncaughtException', fail)
  for (const sign of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'])
    process.on(sign, () => {
      if (!unwinding.begun) say('\nStopping')
      end(0)
    })
}

async function start(env: NodeJS.ProcessEnv, unwinding: Unwinding) {
  const config = await withPort(readConfig(env), env)
  const database = await openDatabase(config, say)
  unwinding.add(() => database.stop())
  await migrate(database)
  unwinding.check()
  const app = await buildApp({ config, database })
  unwinding.add(() => app.close())
  if (!config.production) await seedDemo(app)
  unwinding.check()
  await listen(app, config)
  welcome(config)
}

/** PORT=0 means any free one, chosen before anything learns the public address. */
async function withPort(config: Config, env: NodeJS.ProcessEnv): Promise<Config> {
  return config.port === 0 ? readConfig({ ...env, PORT: String(await freePort(config.host)) }) : config
}

function welcome({ publicUrl, production }: Config) {
  say(`\nEvenhand is running: ${publicUrl}/app/`)
  if (!production) introduce()
  say('\nCtrl-C stops it')
}

function introduce() {
  const columns = demoAccounts.map(({ name, role, username, password }) => [name, role, username, password])
  const widths = [0, 1, 2, 3].map((at) => Math.max(...columns.map((row) => row[at]?.length ?? 0)))
  say('\nDemo accounts (name, role, username, password)')
  for (const row of columns) say(`  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`)
}

function tell(error: unknown) {
  console.error(error instanceof StartError || error instanceof ConfigError ? error.message : error)
}
