import { createCall } from './call.ts'
import { createSend, type GatedDeps } from './send.ts'
import { type AskPassword, sendConfirmed } from './send-confirmed.ts'
import type { Upload } from './upload.ts'

type ClientDeps = GatedDeps & { readonly askPassword: AskPassword }

/** Makes everything that talks to the server for a session. It is created once, with the session. */
export function createClient({ askPassword, ...deps }: ClientDeps) {
  const send = sendConfirmed(createSend(deps), askPassword)
  /** Few visits send a file, so the code for it comes with the first one. */
  const upload: Upload = async (file, options) => {
    const { createUpload } = await import('./upload.ts')
    return createUpload(send, deps.texts)(file, options)
  }
  return { send, call: createCall(send, deps.texts), upload }
}
export type Client = ReturnType<typeof createClient>
