import { parseArgs } from 'node:util'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { systemClock } from '../../server/clock.ts'
import { readConfig } from '../../server/config.ts'
import { type OpenDatabase, openDatabase } from '../../server/db/open.ts'
import type { Schema } from '../../server/db/schema.ts'
import { kyselyOn } from '../../server/db/statements.ts'
import { type Db, scopesOf } from '../../server/db/tenancy.ts'
import type { Erasure } from '../../server/history/erase.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    key: { type: 'string' },
    yes: { type: 'boolean' },
    families: { type: 'string' },
    username: { type: 'string' },
    family: { type: 'string' },
    item: { type: 'string' },
    stream: { type: 'string' },
    entry: { type: 'string' },
    fields: { type: 'string' },
    reason: { type: 'string' },
    operator: { type: 'string' },
    'new-key': { type: 'boolean' },
    'old-key': { type: 'string' },
    email: { type: 'string' },
    first: { type: 'string' },
    last: { type: 'string' },
    locale: { type: 'string' },
    end: { type: 'string' },
  },
})

const asked = {
  reason: values.reason,
  operator: values.operator,
  'new-key': values['new-key'],
  'old-key': values['old-key'],
}

const withDb = async <T>(database: OpenDatabase, run: (db: Db) => Promise<T>): Promise<T> => {
  const db = kyselyOn<Schema>(database.migrator.pool({ max: 4 }))
  try {
    return await run(db)
  } finally {
    await db.destroy()
  }
}

const prepare = async (database: OpenDatabase): Promise<void> => {
  const { prepareDatabase } = await import('../../server/prepare-database.ts')
  await prepareDatabase(database, systemClock)
}

/** Seeds the demo, or that many families. */
const seed = async (database: OpenDatabase, families: string | undefined): Promise<void> => {
  const { openStorage } = await import('../../server/files/open-storage.ts')
  const { seedDemo } = await import('../../server/seed/demo.ts')
  const { seedFamilies } = await import('../../server/seed/many/many.ts')
  const storage = config.demo === 'full' ? await openStorage(config) : undefined
  await withDb(database, (db) =>
    families === undefined
      ? seedDemo({ db, clock: systemClock }, storage)
      : seedFamilies({ db, clock: systemClock, log: console.log }, Number(families)),
  )
}

const reset = async (database: OpenDatabase): Promise<void> => {
  const pool = database.migrator.pool({ max: 1 })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  await sql`drop schema if exists pgboss cascade; drop schema public cascade; create schema public`.execute(db)
  await db.destroy()
}

const config = readConfig(process.env)

/** Returns null when what to erase, of whom or why is not said. */
const erasureAsked = (): Erasure | null => {
  const { family: familyId, item, stream, entry, reason, fields } = values
  if (!familyId || !reason) return null
  const asked = { familyId, reason, ...(fields && { fields: fields.split(',') }) }
  if (item) return { ...asked, item }
  return stream && entry && /^[1-9]\d*$/.test(entry) ? { ...asked, stream, seq: Number(entry) } : null
}

const commands: Record<string, (database: OpenDatabase, dataDir: string) => Promise<number>> = {
  migrate: async (database) => {
    await prepare(database)
    return 0
  },
  reset: async (database) => {
    if (!values.yes) {
      console.error('This erases everything in the database. Say it again with --yes.')
      return 2
    }
    await reset(database)
    await prepare(database)
    return 0
  },
  seed: async (database) => {
    const { families } = values
    if (families !== undefined && !/^[1-9]\d{0,5}$/.test(families)) {
      console.error('--families must be a number from 1 to 999999.')
      return 2
    }
    if (config.production) {
      console.error('Everybody who is made up has the same known password: not with NODE_ENV=production.')
      return 2
    }
    await prepare(database)
    await seed(database, families)
    return 0
  },
  verify: async (database) => {
    const { verify } = await import('./verify.ts')
    return withDb(database, (db) => verify(db, config, values.key))
  },
  erase: async (database) => {
    const erasure = erasureAsked()
    if (!erasure) {
      console.error(
        'Usage: npm run db -- erase --family ID (--item ID | --stream ID --entry N) --reason TEXT [--fields note,name]',
      )
      return 2
    }
    const { eraseEntries } = await import('../../server/history/erase.ts')
    const { recordParts } = await import('../../server/features/record-parts.ts')
    const count = await withDb(database, (db) => eraseEntries(db, erasure, systemClock.now(), recordParts))
    console.log(`Erased what people wrote in ${count} entries, and the bodies of messages among them.`)
    console.log('Other rows keep their texts until these are changed there.')
    return 0
  },
  hold: async (database) => {
    const { decideHold } = await import('./hold.ts')
    return withDb(database, (db) => decideHold(db, 'hold', { family: values.family, reason: values.reason }))
  },
  release: async (database) => {
    const { decideHold } = await import('./hold.ts')
    return withDb(database, (db) => decideHold(db, 'release', { family: values.family, reason: values.reason }))
  },
  holds: async (database) => {
    const { listHolds } = await import('./hold.ts')
    return withDb(database, listHolds)
  },
  admin: async (database) => {
    const { username, email, first, last, locale, end } = values
    if (end !== undefined) {
      const { endAdmin } = await import('./end-admin.ts')
      return withDb(database, (db) => endAdmin(db, end))
    }
    const { makeAdmin } = await import('./admin.ts')
    return withDb(database, (db) => makeAdmin(db, { username, email, first, last, locale }))
  },
  'record-death': async (database) => {
    const { username } = values
    const { recordDeathOf } = await import('./record-death.ts')
    return withDb(database, (db) => recordDeathOf(db, username, values.yes === true))
  },
  'sign-out': async (database) => {
    const { signOut } = await import('./sign-out.ts')
    return withDb(database, (db) => signOut(db, values.username))
  },
  recover: async (database) => {
    const { recover } = await import('./recover.ts')
    return withDb(database, (db) => recover(scopesOf(db), config, asked, systemClock.now()))
  },
  'rotate-key': async (database) => {
    const { rotate } = await import('./recover.ts')
    return withDb(database, (db) => rotate(scopesOf(db), config, asked, systemClock.now()))
  },
}

/** Does what the arguments of the process ask for. */
export const runCommand = async (): Promise<void> => {
  const command = commands[positionals[0] ?? '']
  if (!command) {
    console.error(`Usage: npm run db -- ${Object.keys(commands).join(' | ')}`)
    process.exitCode = 2
    return
  }
  const database = await openDatabase(config, console.log)
  try {
    process.exitCode = await command(database, config.dataDir)
  } finally {
    await database.stop()
  }
}
