// npm run soak [-- --events 10000 --payments 10000 --kills 50 --seed 7 --keep]: a long random run of both parents of several families
// against the real server, which is killed with kill -9 again and again, and its database too; then everything that was
// acknowledged is looked for. Exits with 1 when anything is missing, twice there, or not what it was.
import { command, installWhenNeeded, node24, run } from './house.mjs'

await command(async () => {
  await installWhenNeeded()
  return run(node24(), ['bench/soak.ts', ...process.argv.slice(2)])
})
