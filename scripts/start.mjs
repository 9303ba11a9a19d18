// npm start installs and builds when needed, then runs the server on Node 24 until it is stopped.
import { buildWhenNeeded, command, installWhenNeeded, node24, run } from './house.mjs'

await command(async () => {
  await installWhenNeeded()
  const node = node24()
  await buildWhenNeeded()
  stopWithNpm()
  // The closing channel tells the server that this process was killed, so that it stops by itself.
  return run(node, ['server/main.ts', ...process.argv.slice(2)], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
})

/** npm passes SIGTERM to the shell between it and us, and that shell dies without passing it on. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 200)
  watch.unref()
}
