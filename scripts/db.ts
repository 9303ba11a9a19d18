// npm run db -- migrate | reset | seed | verify | erase works on the database of DATA_DIR or DATABASE_URL, without the server.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { systemClock } from '../server/clock.ts'
import { readConfig } from '../server/config.ts'
import { type OpenDatabase, openDatabase } from '../server/db/open.ts'
import type { Schema } from '../server/db/schema.ts'
import { kyselyOn } from '../server/db/statements.ts'
import { type Db, scopesOf } from '../server/db/tenancy.ts'
import { recordParts } from '../server/features/record-parts.ts'
import { storageIn } from '../server/files/storage.ts'
import { type Erasure, eraseEntries } from '../server/history/erase.ts'
import { verifyDatabase } from '../server/history/verify-database.ts'
import { prepareDatabase } from '../server/prepare-database.ts'
import { seedDemo } from '../server/seed/demo.ts'
import { seedFamilies } from '../server/seed/many/many.ts'
import { readWitnesses } from '../server/service-log/ask-witness.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    key: { type: 'string' },
    yes: { type: 'boolean' },
    families: { type: 'string' },
    family: { type: 'string' },
    item: { type: 'string' },
    stream: { type: 'string' },
    entry: { type: 'string' },
    fields: { type: 'string' },
    reason: { type: 'string' },
  },
})

const withDb = async <T>(database: OpenDatabase, run: (db: Db) => Promise<T>): Promise<T> => {
  const db = kyselyOn<Schema>(database.migrator.pool({ max: 4 }))
  try {
    return await run(db)
  } finally {
    await db.destroy()
  }
}

const reset = async (database: OpenDatabase): Promise<void> => {
  const pool = database.migrator.pool({ max: 1 })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  await sql`drop schema if exists pgboss cascade; drop schema public cascade; create schema public`.execute(db)
  await db.destroy()
}

/** Returns null when what to erase, of whom or why is not said. */
const erasureAsked = (): Erasure | null => {
  const { family: familyId, item, stream, entry, reason, fields } = values
  if (!familyId || !reason) return null
  const asked = { familyId, reason, ...(fields && { fields: fields.split(',') }) }
  if (item) return { ...asked, item }
  return stream && entry && /^[1-9]\d*$/.test(entry) ? { ...asked, stream, seq: Number(entry) } : null
}

const commands: Record<string, (database: OpenDatabase, dataDir: string) => Promise<number>> = {
  migrate: async (database) => prepareDatabase(database, systemClock).then(() => 0),
  reset: async (database) => {
    if (!values.yes) {
      console.error('This erases everything in the database. Say it again with --yes.')
      return 2
    }
    await reset(database)
    await prepareDatabase(database, systemClock)
    return 0
  },
  seed: async (database, dataDir) => {
    const { families } = values
    if (families !== undefined && !/^[1-9]\d{0,5}$/.test(families)) {
      console.error('--families must be a number from 1 to 999999.')
      return 2
    }
    if (config.production) {
      console.error('Everybody who is made up has the same known password: not with NODE_ENV=production.')
      return 2
    }
    await prepareDatabase(database, systemClock)
    await withDb(database, (db) =>
      families === undefined
        ? seedDemo({ db, clock: systemClock }, config.demo === 'full' ? storageIn(dataDir) : undefined)
        : seedFamilies({ db, clock: systemClock, log: console.log }, Number(families)),
    )
    return 0
  },
  verify: async (database, dataDir) => {
    const key = readFileSync(values.key ?? join(config.historyKeyDir, 'history.pub.pem'), 'utf8')
    const witnesses = (config.witnesses && (await readWitnesses(config.witnesses))) || []
    const keys = witnesses.map((witness) => witness.key)
    const findings = await withDb(database, (db) =>
      verifyDatabase(scopesOf(db), recordParts, dataDir, key, storageIn(dataDir), keys),
    )
    for (const finding of findings) console.error(finding)
    console.log(findings.length === 0 ? 'The record holds.' : `${findings.length} places do not hold.`)
    return findings.length === 0 ? 0 : 1
  },
  erase: async (database) => {
    const erasure = erasureAsked()
    if (!erasure) {
      console.error(
        'Usage: npm run db -- erase --family ID (--item ID | --stream ID --entry N) --reason TEXT [--fields note,name]',
      )
      return 2
    }
    const count = await withDb(database, (db) => eraseEntries(db, erasure, systemClock.now()))
    console.log(`Erased what people wrote in ${count} entries. Their rows keep theirs until it is changed there.`)
    return 0
  },
}

const command = commands[positionals[0] ?? '']
if (!command) {
  console.error(`Usage: npm run db -- ${Object.keys(commands).join(' | ')}`)
  process.exit(2)
}
const config = readConfig(process.env)
const database = await openDatabase(config, console.log)
try {
  process.exitCode = await command(database, config.dataDir)
} finally {
  await database.stop()
}
