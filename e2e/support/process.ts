import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Server } from './server.ts'

export type ServerProcess = { readonly url: string; stop(): Promise<void> }

/** Starts another process of the product on the worker's database, as `npm start` would. */
export const anotherProcess = async ({ database, deps }: Server): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [resolve('server/main.ts')], {
    env: { ...process.env, ...database.env, DATA_DIR: deps.config.dataDir, PORT: '0', NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await addressOf(child)
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** The server prints its address once it listens. */
const addressOf = async (child: ChildProcess): Promise<string> => {
  if (!child.stdout) throw new Error('the output of the server is needed')
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /https?:\/\/[^/]+/.exec(line)?.[0]
    if (url) return url
  }
  throw new Error('the server ended before it listened')
}
