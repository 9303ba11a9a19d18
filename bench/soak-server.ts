import { readFileSync } from 'node:fs'
import { addMs } from '#domain/time.ts'
import { systemClock } from '#server/clock.ts'
import { serve } from '#server/serve.ts'

// node bench/soak-server.ts FILE runs the server with a clock that is ahead by as many milliseconds as the file says at
// that moment.

const [file = ''] = process.argv.slice(2)
const clock = { now: () => addMs(systemClock.now(), Number(readFileSync(file, 'utf8'))) }
serve(process.env, { clock })
