import { credentials } from '#contract/session.ts'
import { flatResolver } from '#src/app/shared/forms/flat-resolver.ts'
import type { Credentials } from './use-sign-in.ts'

export const signInRules = flatResolver<Credentials, Credentials>(credentials)
