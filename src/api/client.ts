import { createCall } from './call.ts'
import { createSend, type GatedDeps } from './send.ts'
import { createUpload } from './upload.ts'

/** Everything that speaks to the server for a session. Made once, with it. */
export function createClient(deps: GatedDeps) {
  const send = createSend(deps)
  return { send, call: createCall(send, deps.texts), upload: createUpload(send, deps.texts) }
}
export type Client = ReturnType<typeof createClient>
