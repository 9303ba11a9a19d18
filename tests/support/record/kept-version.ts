import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type TestDatabase, testDatabase } from '../database.ts'
import { asSuperuser } from './superuser.ts'

/** Holds the data of an earlier version of the product, as stored by `tests/fixtures/make-fixture.ts`. */
export type KeptVersion = {
  /** Holds the database before any migration. */
  readonly database: TestDatabase
  /** Names the folder of a copy of its checkpoints, keys and files. */
  readonly dataDir: string
  readonly publicPem: string
  /** Maps file names to the exports that its people downloaded. */
  readonly exports: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
  drop(): Promise<void>
}

export const exportsOf = (version: string): Map<string, Uint8Array<ArrayBuffer>> => {
  const folder = resolve('tests/fixtures', version, 'exports')
  return new Map(readdirSync(folder).map((name) => [name, new Uint8Array(readFileSync(join(folder, name)))]))
}

export const publicPemOf = (version: string): string =>
  readFileSync(resolve('tests/fixtures', version, 'data-folder/keys/history.pub.pem'), 'utf8')

export const keptVersion = async (version: string): Promise<KeptVersion> => {
  const folder = resolve('tests/fixtures', version)
  const dataDir = mkdtempSync(join(tmpdir(), 'evenhand-kept-'))
  cpSync(join(folder, 'data-folder'), dataDir, { recursive: true })
  const database = await testDatabase('template0')
  await asSuperuser(database.superuser, readFileSync(join(folder, 'database.sql'), 'utf8'))
  return {
    database,
    dataDir,
    publicPem: publicPemOf(version),
    exports: exportsOf(version),
    drop: async () => {
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
