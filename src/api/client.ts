import { createCall } from './call.ts'
import { createSend, type SendDeps } from './send.ts'

/** Everything that speaks to the server. One for each app, made with its session. */
export function createClient(deps: SendDeps) {
  const send = createSend(deps)
  return { send, ...createCall(send, deps.texts) }
}
export type Client = ReturnType<typeof createClient>
