import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readWitnesses } from '#server/service-log/outside/ask-witness.ts'
import type { TrustedAuthorities } from '#server/service-log/outside/check-time-stamp.ts'
import { readAuthorities } from '#server/service-log/outside/named-stamps.ts'
import { readOpenings } from '#server/service-log/recount/check-openings.ts'
import type { Config } from '../../server/config.ts'
import type { Db } from '../../server/db/tenancy.ts'
import { scopesOf } from '../../server/db/tenancy.ts'
import { recordParts } from '../../server/features/record-parts.ts'
import type { Storage } from '../../server/files/storage.ts'
import { verifyDatabase } from '../../server/history/verify-database.ts'
import { restoredText } from './restored-text.ts'

/** Libraries that many records do not need are loaded for those that do. */
const readTrusted = async ({ tsaCa }: Config): Promise<TrustedAuthorities> =>
  tsaCa === undefined ? null : (await import('#server/service-log/outside/check-time-stamp.ts')).readTrusted({ tsaCa })

/** The storage is opened for the first file, because many records name none. */
const blobsOf = (config: Config): Pick<Storage, 'blob'> => {
  let opened: Promise<Storage> | undefined
  return {
    blob: async (sha256) => {
      opened ??= import('../../server/files/open-storage.ts').then(({ openStorage }) => openStorage(config))
      return (await opened).blob(sha256)
    },
  }
}

/** Checks the whole database with the public key at `keyPath`, prints what does not hold, and returns the exit code. */
export const verify = async (db: Db, config: Config, keyPath: string | undefined): Promise<number> => {
  const key = readFileSync(keyPath ?? join(config.historyKeyDir, 'history.pub.pem'), 'utf8')
  const witnesses = (config.witnesses && (await readWitnesses(config.witnesses))) || []
  const others = { witnesses: witnesses.map((witness) => witness.key), trusted: await readTrusted(config) }
  const scopes = scopesOf(db)
  const { dataDir } = config
  const findings = await verifyDatabase(scopes, recordParts, dataDir, key, blobsOf(config), others)
  const openings = await scopes.asRecounter(readOpenings)
  const authorities = others.trusted ? [] : await scopes.asRecounter(readAuthorities)
  for (const name of authorities) console.log(`Time stamps are signed by ${name}, whose certificate was not checked.`)
  for (const finding of findings) console.error(finding)
  const holds = `This record is genuine${restoredText(openings)}.`
  console.log(findings.length === 0 ? holds : `${findings.length} places do not hold.`)
  return findings.length === 0 ? 0 : 1
}
