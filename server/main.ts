import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// The compile cache halves the loading time, so the rest is imported after it is enabled.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'))
const { serve } = await import('./serve.ts')
serve(process.env, { allowDemo: process.argv.includes('--allow-demo') })
