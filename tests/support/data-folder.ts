import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Cluster, openCluster } from '#server/db/embedded/cluster.ts'

/** Creates a data folder for one test; it is removed together with everything that runs on it. */
export function dataFolder() {
  const base = mkdtempSync(join(tmpdir(), 'evenhand-test-'))
  chmodSync(base, 0o711)
  const places = { dataDir: join(base, 'data'), rootFolder: join(base, 'root') }
  const open: Cluster[] = []
  const printed: string[] = []
  onTestFinished(async () => {
    for (const cluster of open) await cluster.stop()
    rmSync(base, { recursive: true, force: true })
  })
  const start = async () => {
    const cluster = await openCluster({ ...places, durable: false, print: (line) => printed.push(line) })
    open.push(cluster)
    return cluster
  }
  return { base, ...places, printed, start }
}
