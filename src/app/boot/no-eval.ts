import type { $ZodConfig } from 'zod/v4/core'

declare global {
  var __zod_globalConfig: $ZodConfig | undefined
}

// The content security policy forbids `eval`; without this setting zod would try it once and cause a report. It is set
// where zod looks for it, because a page that calls `config` of zod would load it at its start.
globalThis.__zod_globalConfig ??= {}
globalThis.__zod_globalConfig.jitless = true
