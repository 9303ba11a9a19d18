// npm start: installs when needed, builds when needed, then runs the server on Node 24 until it is told to stop.
import { buildWhenNeeded, command, installWhenNeeded, node24, root, run } from './house.mjs'

await command(async () => {
  await installWhenNeeded()
  const node = node24()
  await buildWhenNeeded()
  // The channel tells the server when this process is killed without a word: it then stops by itself.
  return run(node, ['server/main.ts'], { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
})
