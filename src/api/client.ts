import { createCall } from './call.ts'
import { createSend, type GatedDeps } from './send.ts'
import { type AskPassword, sendConfirmed } from './send-confirmed.ts'
import { createUpload } from './upload.ts'

type ClientDeps = GatedDeps & { readonly askPassword: AskPassword }

/** Makes everything that talks to the server for a session. It is created once, with the session. */
export function createClient({ askPassword, ...deps }: ClientDeps) {
  const send = sendConfirmed(createSend(deps), askPassword)
  return { send, call: createCall(send, deps.texts), upload: createUpload(send, deps.texts) }
}
export type Client = ReturnType<typeof createClient>
