// npm run bench compares the product with the plain way of doing the same. It prints ratios and the microseconds of
// each layer in a table, and stores the numbers in bench/results. It takes a few minutes and is steadier on a quiet
// machine.
import { buildWhenNeeded, command, installWhenNeeded, node24, run } from './house.mjs'

await command(async () => {
  await installWhenNeeded()
  const node = node24()
  await buildWhenNeeded()
  return run(node, ['bench/main.ts'])
})
