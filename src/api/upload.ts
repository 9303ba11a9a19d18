import type { FileDto } from '#contract/files/files.ts'
import { uploadRoutes as routes, type UploadDto } from '#contract/files/uploads.ts'
import { limits } from '#contract/limits.ts'
import { fillPath } from './address.ts'
import { createCall, createChecked } from './call.ts'
import type { Send } from './exchange.ts'
import { type FailureTexts, isPassing, isRequestFailure } from './failures.ts'
import { newKey } from './idempotency-key.ts'
import { type OnProgress, uploadTransport } from './upload-transport.ts'

export type UploadOptions = {
  /** Of an upload that was begun before: it goes on from what has arrived. */
  readonly uploadId?: string | null
  /** The use that the file is announced for, whose limits hold from the first byte on. */
  readonly use?: string
  /** Told once, before the first byte goes: with it a later attempt can go on. */
  readonly onBegun?: (uploadId: string) => void
  readonly onProgress?: OnProgress
  /** True while there is no connection and it waits to go on by itself. */
  readonly onWaiting?: (waiting: boolean) => void
  readonly signal?: AbortSignal
}
export type Upload = (file: File, options?: UploadOptions) => Promise<FileDto>

/** How long to wait before the nth attempt to go on; less where the connection comes back before. */
export type Pause = (attempt: number, signal: AbortSignal) => Promise<void>

/** So often without a byte arriving in between; then it is the person's turn to try again. */
const attempts = 6

/**
 * Sends one file in parts, through the same gate as every call. Where the connection breaks it waits, asks how much has
 * arrived and goes on from there. Rejects as the last call did, or with the signal's reason.
 */
export function createUpload(send: Send, texts: () => FailureTexts, pause: Pause = untilOnline): Upload {
  const call = createCall(send, texts)
  const checked = createChecked(send, texts)

  const sendPart = ({ id, received }: UploadDto, file: File, signal: AbortSignal, told: OnProgress) => {
    const part = file.slice(received, received + limits.uploads.part)
    const transport = uploadTransport((fraction) => told((received + fraction * part.size) / file.size))
    const path = fillPath(routes.part.path, { id })
    const { method } = routes.part
    return checked(routes.part, { method, path, query: { at: received }, body: { bytes: part }, transport, signal })
  }

  return async (file, { uploadId, use, onBegun, onProgress = ignore, onWaiting = ignore, signal = never() } = {}) => {
    const key = newKey()
    let id = uploadId ?? null
    let failures = 0
    let arrived = 0
    /** One way from wherever it stands to the file it becomes. */
    const goOn = async (): Promise<FileDto> => {
      const before = id ? await call(routes.get, { params: { id } }, { signal }).catch(nullWhereGone) : null
      const body = { name: file.name, bytes: file.size, ...(use !== undefined && { use }) }
      let now = before ?? (await call(routes.begin, { body }, { signal, idempotencyKey: key }))
      if (!before) onBegun?.(now.id)
      id = now.id
      while (now.received < file.size) {
        now = await sendPart(now, file, signal, onProgress)
        if (now.received > arrived) failures = 0
        arrived = now.received
        onWaiting(false)
      }
      return now.file ?? call(routes.complete, { params: { id: now.id } }, { signal })
    }
    for (;;) {
      try {
        return await goOn()
      } catch (failure) {
        signal.throwIfAborted()
        failures += 1
        if (!mayGoOn(failure) || failures >= attempts) throw failure
        onWaiting(true)
        await pause(failures, signal)
      }
    }
  }
}

const ignore = () => undefined
const never = () => new AbortController().signal

/** No answer, a server in trouble or too busy, another place than this one thought: all of them end by asking again. */
const mayGoOn = (failure: unknown): boolean =>
  isPassing(failure) || (isRequestFailure(failure) && [409, 429].includes(failure.statusCode))

/** After a day the server forgets what was not completed: it is begun anew. */
function nullWhereGone(failure: unknown): null {
  if (isRequestFailure(failure) && failure.statusCode === 404) return null
  throw failure
}

/** A second, two, four, at most half a minute; at once when the browser hears that it is connected again. */
const untilOnline: Pause = (attempt, signal) =>
  new Promise((resolve, reject) => {
    const settle = (end: () => void) => () => {
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
      signal.removeEventListener('abort', stop)
      end()
    }
    const goOn = settle(resolve)
    const stop = settle(() => reject(signal.reason))
    const timer = setTimeout(goOn, Math.min(1000 * 2 ** (attempt - 1), 30_000))
    window.addEventListener('online', goOn)
    signal.addEventListener('abort', stop)
  })
