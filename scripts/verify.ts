// npm run verify -- FILE --key PUBLIC_KEY.pem: checks an exported record, offline. The key comes from whoever checks.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { verifyExport } from '../server/history/verify-export.ts'

const usage = 'npm run verify -- FILE --key PUBLIC_KEY.pem'
const { values, positionals } = parseArgs({ allowPositionals: true, options: { key: { type: 'string' } } })
const [file] = positionals
if (!file || !values.key) {
  console.error(
    `Usage: ${usage}\nThe public key is at /pub/v1/history-key of the server that exported, or in DATA_DIR/keys.`,
  )
  process.exit(2)
}
const verdict = verifyExport(readFileSync(file), readFileSync(values.key, 'utf8'))
if (verdict.holds) {
  console.log(
    `The record holds: ${verdict.entries} entries about ${verdict.items} items, exported ${verdict.exportedAt}.`,
  )
} else {
  console.error(`The record does not hold: ${verdict.why}.`)
  process.exit(1)
}
