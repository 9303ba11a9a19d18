import { buildApp } from './app.ts'
import { type Clock, systemClock } from './clock.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { openDatabase } from './db/open.ts'
import { errorText } from './error-facts.ts'
import { openStorage } from './files/open-storage.ts'
import { logTo } from './http/log.ts'
import { freePort, listen } from './listen.ts'
import { prepareDatabase } from './prepare-database.ts'
import { demoAccounts } from './seed/accounts.ts'
import { seedDemo } from './seed/demo.ts'
import { seedPaymentAccounts } from './seed/payment-accounts.ts'
import { refuseDemoData } from './seed/refuse-demo-data.ts'
import { StartError } from './start-error.ts'
import { Unwinding } from './unwinding.ts'

const print = (line: string) => console.log(line)

type Options = { readonly clock?: Clock; readonly allowDemo?: boolean }

/**
 * Runs the whole process: it starts, listens, and stops in order on Ctrl-C, on SIGTERM, or when the parent process is
 * gone. Started parts are stopped in reverse order, and each step is limited in time. A second signal changes nothing.
 */
export function serve(env: NodeJS.ProcessEnv, options: Options = {}) {
  const unwinding = new Unwinding()
  const starting = start(env, options, unwinding)
  const end = (code: number) => {
    void unwinding.run(starting).finally(() => process.exit(code))
  }
  const fail = (error: unknown) => {
    if (!unwinding.begun) reportError(error)
    end(1)
  }
  starting.catch(fail)
  process.on('uncaughtException', fail)
  for (const sign of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'])
    process.on(sign, () => {
      if (!unwinding.begun) print('\nStopping')
      end(0)
    })
}

async function start(
  env: NodeJS.ProcessEnv,
  { clock = systemClock, allowDemo = false }: Options,
  unwinding: Unwinding,
) {
  const config = await withPort(readConfig(env), env)
  const database = await openDatabase(config, print)
  unwinding.add(() => database.stop())
  await prepareDatabase(database, clock)
  unwinding.check()
  const app = await buildApp({ config, database, clock, log: logTo(config.production ? 'info' : 'warn') })
  unwinding.add(() => app.close())
  if (config.production) await refuseDemoData(app.deps.scopes, allowDemo, print)
  else {
    await seedDemo({ ...app.deps, onProgress: print }, config.demo === 'full' ? await openStorage(config) : undefined)
    await seedPaymentAccounts(app.deps)
  }
  unwinding.check()
  await listen(app, config)
  welcome(config)
}

/** PORT=0 means any free port; it is chosen before anything learns the public address. */
async function withPort(config: Config, env: NodeJS.ProcessEnv): Promise<Config> {
  return config.port === 0 ? readConfig({ ...env, PORT: String(await freePort(config.host)) }) : config
}

/** A passkey belongs to a name, so whoever uses this machine alone is sent to it by its name. */
const named = (publicUrl: string) => publicUrl.replace(/^http:\/\/127\.0\.0\.1(?=:|$)/, 'http://localhost')

function welcome({ publicUrl, production }: Config) {
  print(`\nEvenhand is running: ${named(publicUrl)}/app/`)
  if (!production) introduce()
  print('\nCtrl-C stops it')
}

function introduce() {
  print('\nDemo accounts, each with its password')
  const nameWidth = Math.max(...demoAccounts.map(({ name }) => name.length))
  const usernameWidth = Math.max(...demoAccounts.map(({ username }) => username.length))
  for (const family of new Set(demoAccounts.map((account) => account.family))) {
    print(`  ${family}`)
    for (const { name, username, password, role } of demoAccounts.filter((account) => account.family === family))
      print(`    ${name.padEnd(nameWidth)}  ${username.padEnd(usernameWidth)}  ${password}  (${role})`)
  }
}

function reportError(error: unknown) {
  console.error(error instanceof StartError || error instanceof ConfigError ? error.message : errorText(error))
}
