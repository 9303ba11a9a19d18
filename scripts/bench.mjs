// npm run bench: the product against the plain way of doing the same, as ratios, with the microseconds of each layer.
// Prints a table and keeps the numbers in bench/results. A few minutes; the quieter the machine, the steadier they are.
import { buildWhenNeeded, command, installWhenNeeded, node24, run } from './house.mjs'

await command(async () => {
  await installWhenNeeded()
  const node = node24()
  await buildWhenNeeded()
  return run(node, ['bench/main.ts'])
})
