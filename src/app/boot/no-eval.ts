import { config } from 'zod/v4/core'

// The content security policy forbids code made from text; without this zod would try it once, and be reported.
config({ jitless: true })
