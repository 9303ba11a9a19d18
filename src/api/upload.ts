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
  /** Resumes an earlier upload from the bytes that have arrived. */
  readonly uploadId?: string | null
  /** The file is announced for this use, whose limits apply from the first byte on. */
  readonly use?: string
  /** Called once, before the first byte is sent; a later attempt can resume with the id. */
  readonly onBegun?: (uploadId: string) => void
  readonly onProgress?: OnProgress
  /** Called with true while the upload waits for a connection; it resumes by itself. */
  readonly onWaiting?: (waiting: boolean) => void
  readonly signal?: AbortSignal
}
export type Upload = (file: File, options?: UploadOptions) => Promise<FileDto>

/** Waits before the nth attempt to resume; it ends early when the connection comes back. */
export type Pause = (attempt: number, signal: AbortSignal) => Promise<void>

/** After this many attempts without a new byte, the person must try again. */
const attempts = 6

/**
 * Sends one file in parts, through the same gate as every call. When the connection breaks it waits, asks how much has
 * arrived and resumes there. Rejects as the last call did, or with the signal's reason.
 */
export function createUpload(send: Send, texts: () => FailureTexts, pause: Pause = untilOnline): Upload {
  const call = createCall(send, texts)
  const checked = createChecked(send, texts)

  const sendPart = ({ id, received }: UploadDto, file: File, signal: AbortSignal, onProgress: OnProgress) => {
    const part = file.slice(received, received + limits.uploads.part)
    const transport = uploadTransport((fraction) => onProgress((received + fraction * part.size) / file.size))
    const path = fillPath(routes.part.path, { id })
    const { method } = routes.part
    return checked(routes.part, { method, path, query: { at: received }, body: { bytes: part }, transport, signal })
  }

  return async (file, { uploadId, use, onBegun, onProgress = ignore, onWaiting = ignore, signal = never() } = {}) => {
    const key = newKey()
    let id = uploadId ?? null
    let failures = 0
    let arrived = 0
    /** Resumes the upload at any stage and completes it. */
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

/** The upload resumes after no answer, a failing or busy server, or a different offset on the server. */
const mayGoOn = (failure: unknown): boolean =>
  isPassing(failure) || (isRequestFailure(failure) && [409, 429].includes(failure.statusCode))

/** The server forgets an incomplete upload after a day, so it is started again. */
function nullWhereGone(failure: unknown): null {
  if (isRequestFailure(failure) && failure.statusCode === 404) return null
  throw failure
}

/** Waits 1, 2, 4 and at most 30 seconds, or until the browser reports that it is online again. */
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
