import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ClusterLayout } from './layout.ts'

/** Opens the server's own log, which has at most two files of 5 MB. `close` returns what was written since it was opened. */
export function openLog(layout: ClusterLayout) {
  const file = join(layout.folder, 'postgres.log')
  if (existsSync(file) && statSync(file).size > 5_000_000) renameSync(file, `${file}.old`)
  const handle = openSync(file, 'a', 0o600)
  const before = statSync(file).size
  const close = () => {
    closeSync(handle)
    return readFileSync(file).subarray(before).toString('utf8').trim()
  }
  return { handle, close }
}
