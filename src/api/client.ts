import { createCall } from './call.ts'
import { createSend, type GatedDeps } from './send.ts'
import { createUpload } from './upload.ts'

/** Makes everything that talks to the server for a session. It is created once, with the session. */
export function createClient(deps: GatedDeps) {
  const send = createSend(deps)
  return { send, call: createCall(send, deps.texts), upload: createUpload(send, deps.texts) }
}
export type Client = ReturnType<typeof createClient>
