import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { StartError } from '#server/start-error.ts'
import type { Logins } from '../logins.ts'
import type { ClusterLayout } from './layout.ts'
import { clusterIn } from './make-cluster.ts'

const stored = z.object({ migrator: z.string(), app: z.string(), jobs: z.string() })

const newPassword = () => randomBytes(24).toString('base64url')

/**
 * Returns the passwords of the three logins, which differ from each other and from the superuser's, and creates them
 * when there are none. Only the process that holds the cluster may call this.
 */
export function loginPasswords(layout: ClusterLayout): Logins<string> {
  const file = join(clusterIn(layout).folder, 'logins.json')
  if (existsSync(file)) return read(file)
  const passwords = { migrator: newPassword(), app: newPassword(), jobs: newPassword() }
  writeFileSync(`${file}.part`, JSON.stringify(passwords), { mode: 0o600, flush: true })
  renameSync(`${file}.part`, file)
  return passwords
}

function read(file: string): Logins<string> {
  try {
    return z.parse(stored, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new StartError('data-damaged', `${file} cannot be read. Delete it; the next start makes new passwords.`)
  }
}
