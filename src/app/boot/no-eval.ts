import { config } from 'zod/v4/core'

// The content security policy forbids `eval`; without this setting zod would try it once and cause a report.
config({ jitless: true })
