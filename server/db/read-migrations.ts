import { readdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Migration } from 'kysely/migration'

const folder = join(import.meta.dirname, 'migrations')
const isMigration = (file: string): boolean => /^\d{3}-[a-z0-9-]+\.ts$/.test(file)

/**
 * Reads the migrations of a folder; they run in the order of their names, which start with a number. A migration that
 * has shipped never changes, and imports only kysely and files of its folder, which never change either. Lists of values
 * that follow from charts and contracts are updated afterwards by `derived-checks.ts`.
 */
export const readMigrations = async (from: string = folder): Promise<Record<string, Migration>> => {
  const files = (await readdir(from)).filter(isMigration)
  const read = async (file: string): Promise<[string, Migration]> => {
    const migration: Migration = await import(pathToFileURL(join(from, file)).href)
    if (typeof migration.up !== 'function') throw new Error(`${file} exports no function up`)
    return [parse(file).name, migration]
  }
  return Object.fromEntries(await Promise.all(files.map(read)))
}
