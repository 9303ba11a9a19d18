import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#server/listen.ts'
import { removeServerData } from '../soak/supervised-server.ts'

export type DemoServer = { readonly origin: string; stop(): Promise<void> }

/** Two years of demo data take a minute on a busy machine. */
const longestStart = 300_000

const answers = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Starts the product as `npm start` does, with the whole demo, in a folder that `stop` removes. */
export const startDemoServer = async (): Promise<DemoServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-bench-'))
  // When started by root, the database runs as another account, which needs access.
  chmodSync(folder, 0o711)
  const host = '127.0.0.1'
  const port = await freePort(host)
  const origin = `http://${host}:${port}`
  const { NODE_ENV: _, DATABASE_URL: __, ...inherited } = process.env
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...inherited, DATA_DIR: join(folder, 'data'), PORT: String(port), HOST: host, DEMO: 'full' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    removeServerData(folder)
  }
  const until = Date.now() + longestStart
  while (!(await answers(origin))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop()
      throw new Error('the server did not start')
    }
    await pause(200)
  }
  return { origin, stop }
}
