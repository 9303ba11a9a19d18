// npm run verify -- FILE --key PUBLIC_KEY.pem [--code CODE] checks an exported record (JSON or PDF), a proof or a
// checkpoint, offline. With a second file it says whether the two agree, and takes a consistency proof as a third. The
// person who checks provides the key. Exits with 0 when all holds or agrees, 1 when it does not, 2 when nothing could be
// checked and 3 when two files are not comparable.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// The compile cache halves the loading time, so all TypeScript is imported after it is enabled.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'))
const { runVerify } = await import('./verify/command.ts')
await runVerify()
