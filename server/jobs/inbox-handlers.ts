import type { JobDeps } from '../deps.ts'
import type { InboxHandlers } from '../inbox/inbox.ts'

/** Collects the features' handlers for reports of providers, by kind of resource. Throws when two features handle one kind. */
export const inboxHandlersOf = (deps: JobDeps): InboxHandlers => {
  const handlers = deps.features.flatMap(({ inbox }) => Object.entries(inbox?.(deps) ?? {}))
  const kinds = handlers.map(([kind]) => kind)
  const twice = kinds.find((kind, index) => kinds.indexOf(kind) !== index)
  if (twice !== undefined) throw new Error(`two features handle ${twice}`)
  return Object.fromEntries(handlers)
}
