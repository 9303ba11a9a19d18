// npm run dev: the server on a free port, restarted when its files change, and Vite before it. They end together.
import { createServer } from 'node:net'
import { command, installWhenNeeded, node24, ownPath, run } from './house.mjs'

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(String(port)))
    })
  })

await command(async () => {
  await installWhenNeeded()
  const node = node24()
  const port = await freePort()
  const env = { ...ownPath(), API_PORT: port }
  const ending = new AbortController()
  const options = { signal: ending.signal, killSignal: 'SIGTERM' }
  const server = run(node, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    ...options,
    env: { ...env, PORT: port },
  })
  const vite = run(node, ['node_modules/vite/bin/vite.js'], { ...options, env })
  const both = [server, vite].map((one) => one.catch(() => 0).finally(() => ending.abort()))
  return Math.max(...(await Promise.all(both)))
})
