import type { Resolver } from 'react-hook-form'
import { safeParse } from 'zod/v4/core'
import { sessionRoutes } from '#contract/session.ts'
import type { Credentials } from './use-sign-in.ts'

/** The contract's schema over two flat fields, each with the code of its first problem. The general resolver also knows nested ones, which nobody waits for here. */
export const credentialsResolver: Resolver<Credentials> = (values) => {
  const parsed = safeParse(sessionRoutes.signIn.body, values)
  if (parsed.success) return { values: parsed.data, errors: {} }
  const errors: Record<string, { type: 'schema'; message: string }> = {}
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= { type: 'schema', message }
  return { values: {}, errors }
}
