import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Halves the time to load the rest, which is why it is imported only now.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'))
const { serve } = await import('./serve.ts')
serve(process.env)
