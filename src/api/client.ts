import { sessionRoutes } from '#contract/session.ts'
import { createCall } from './call.ts'
import type { Send } from './exchange.ts'
import { createSend, type GatedDeps } from './send.ts'
import { type AskStepUp, sendSteppedUp } from './send-stepped-up.ts'
import type { Upload } from './upload.ts'

type ClientDeps = GatedDeps & {
  readonly askStepUp: AskStepUp
  /** Is called with the failure of each request that failed. */
  readonly refused: (failure: unknown) => void
}

const noting =
  (send: Send, refused: ClientDeps['refused']): Send =>
  async (options) => {
    try {
      return await send(options)
    } catch (failure) {
      refused(failure)
      throw failure
    }
  }

/** Makes everything that talks to the server for a session. It is created once, with the session. */
export function createClient({ askStepUp, refused, ...deps }: ClientDeps) {
  const send = noting(sendSteppedUp(createSend(deps), askStepUp), refused)
  /** Few visits send a file, so the code for it comes with the first one. */
  const upload: Upload = async (file, options) => {
    const { createUpload } = await import('./upload.ts')
    return createUpload(send, deps.texts)(file, options)
  }
  const call = createCall(send, deps.texts)
  /**
   * Asks for the password or passkey again where it was not given lately; rejects when the person does not give it.
   * A command needs no call of this: refused with `passwordNeeded`, it is sent again by itself. It is for what the
   * browser does alone, such as a download by its address.
   */
  const stepUp = () => call(sessionRoutes.stepUp, {})
  return { send, call, stepUp, upload }
}
export type Client = ReturnType<typeof createClient>
