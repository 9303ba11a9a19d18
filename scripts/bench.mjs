// npm run bench compares the product with the plain way of doing the same. It prints ratios and the microseconds of
// each layer in a table, and stores the numbers in bench/results. It takes a few minutes and is steadier on a quiet
// machine. npm run bench -- NAME... runs some of the comparisons; npm run bench -- browser [--url ADDRESS] measures what
// a person waits for, in a real browser.
import { benchParts } from '../bench/parts.mjs'
import { buildWhenNeeded, command, installWhenNeeded, node24, Refusal, run } from './house.mjs'

/** Returns the program and its arguments. */
function chosen(words) {
  if (words.every((word) => benchParts.includes(word))) return ['bench/main.ts', ...words]
  const [name, ...rest] = words
  const [option, address, ...more] = rest
  const isAddressed = option === '--url' && URL.canParse(address ?? '') && more.length === 0
  if (name === 'browser' && (rest.length === 0 || isAddressed)) return ['bench/browser.ts', ...rest]
  throw new Refusal(
    `npm run bench does not know “${process.argv.slice(2).join(' ')}”. It takes nothing, or “browser”, or “browser --url ADDRESS”, or some of: ${benchParts.join(', ')}.`,
  )
}

await command(async () => {
  const program = chosen(process.argv.slice(2))
  await installWhenNeeded()
  const node = node24()
  await buildWhenNeeded()
  return run(node, program)
})
