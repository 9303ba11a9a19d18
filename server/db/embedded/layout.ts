import { createHash } from 'node:crypto'
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartError } from '#server/start-error.ts'
import { type Account, accountFor, isRoot, ownerOf } from './account.ts'

/** The paths of one data folder's PostgreSQL: `cluster/` (created whole or not at all), its log, and its programs if they are copied. */
export type ClusterLayout = {
  readonly folder: string
  readonly account: Account
  /** All data folders that root starts on this machine share it. */
  readonly programsFolder: string
}

/**
 * Returns paths inside the data folder for an ordinary user. For root they are under `rootFolder`, because the
 * database's account may not reach root's data folder. A cluster that an ordinary user created stays where it is, even
 * when root starts it.
 */
export function openLayout(dataDir: string, rootFolder: string, print: (line: string) => void): ClusterLayout {
  makeWritable(dataDir)
  const own = join(dataDir, 'postgres')
  if (!isRoot()) return ordinaryLayout(dataDir, own)
  const owner = ownerOf(join(own, 'cluster'))
  if (owner) return { folder: own, account: owner, programsFolder: own }
  const folder = join(rootFolder, createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16))
  refuseMoved(dataDir, folder)
  const account = ownerOf(join(folder, 'cluster')) ?? accountFor()
  makeWritable(rootFolder, 0o755, 'start Evenhand as an ordinary user')
  makeWritable(folder)
  if (account) chownSync(folder, account.uid, account.gid)
  writeFileSync(noteIn(dataDir), `${folder}\n`)
  print(`Started as root, so the database is kept in ${folder}`)
  return { folder, account, programsFolder: rootFolder }
}

function ordinaryLayout(dataDir: string, folder: string): ClusterLayout {
  const elsewhere = noted(dataDir)
  if (elsewhere && !existsSync(join(folder, 'cluster')))
    throw new StartError(
      'data-elsewhere',
      `The database of ${dataDir} was made by root and is in ${elsewhere}.
Start Evenhand as root, or set DATA_DIR to another folder to begin anew.`,
    )
  makeWritable(folder)
  return { folder, account: undefined, programsFolder: folder }
}

/** The hash of the folder's path names the directory, so a renamed data folder would silently begin with an empty database. */
function refuseMoved(dataDir: string, folder: string) {
  const before = noted(dataDir)
  if (before && before !== folder && existsSync(before) && !existsSync(folder))
    throw new StartError(
      'data-elsewhere',
      `${dataDir} was moved: its database is in ${before}.
Rename that folder to ${folder}, or delete ${noteIn(dataDir)} to begin anew.`,
    )
}

const noteIn = (dataDir: string) => join(dataDir, 'database-location')
const noted = (dataDir: string) =>
  existsSync(noteIn(dataDir)) ? readFileSync(noteIn(dataDir), 'utf8').trim() : undefined

function makeWritable(folder: string, mode = 0o700, wayOut = 'set DATA_DIR to another folder') {
  try {
    mkdirSync(folder, { recursive: true, mode })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
    throw new StartError(
      'data-not-writable',
      `The data folder ${folder} cannot be written (${reason}).
Give this account the right to write there, or ${wayOut}.`,
    )
  }
}
