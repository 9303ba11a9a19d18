// npm run db -- migrate | reset | seed | verify | erase | hold | release | holds | admin | record-death | recover | rotate-key works on the database of DATA_DIR or DATABASE_URL, without the server.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// The compile cache halves the loading time, so all TypeScript is imported after it is enabled.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'))
const { runCommand } = await import('./db/commands.ts')
await runCommand()
