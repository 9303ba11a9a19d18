// npm run dev starts Vite at the usual address and the server on a free port, which restarts when its files change.
// They end together.
import { createServer } from 'node:net'
import { command, installWhenNeeded, node24, ownPath, run } from './house.mjs'

const host = process.env.HOST || '127.0.0.1'
const pagePort = process.env.PORT || '4300'

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
  const publicUrl = process.env.PUBLIC_URL || `http://${host}:${pagePort}`
  const env = { ...ownPath(), HOST: '127.0.0.1', PORT: port, API_PORT: port, PUBLIC_URL: publicUrl }
  const ending = new AbortController()
  const options = { env, signal: ending.signal, killSignal: 'SIGTERM' }
  const server = run(node, ['--watch', '--watch-preserve-output', 'server/main.ts'], options)
  const vite = run(node, ['node_modules/vite/bin/vite.js', '--host', host, '--port', pagePort, '--strictPort'], options)
  const both = [server, vite].map((one) => one.catch(() => 0).finally(() => ending.abort()))
  return Math.max(...(await Promise.all(both)))
})
