// npm run soak [-- --events 10000 --payments 10000 --kills 50 --seed 7 --keep] runs both parents of several families at
// random against the real server. The server and its database are killed with kill -9 again and again; then everything
// acknowledged is looked for. Exits with 1 when something is missing, duplicated or changed.
import { command, installWhenNeeded, node24, run } from './house.mjs'

await command(async () => {
  await installWhenNeeded()
  return run(node24(), ['bench/soak.ts', ...process.argv.slice(2)])
})
