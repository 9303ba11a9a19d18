import type { FileDto } from '#contract/files/files.ts'
import { uploadRoutes as routes, type UploadDto } from '#contract/files/uploads.ts'
import { limits } from '#contract/limits.ts'
import { fillPath } from './address.ts'
import { createCall, createChecked } from './call.ts'
import type { Send } from './exchange.ts'
import { type FailureTexts, isPassing, isRequestFailure } from './failures.ts'
import { newKey } from './idempotency-key.ts'
import type { Transport } from './transport.ts'
import { type OnProgress, uploadTransport } from './upload-transport.ts'

export type UploadOptions = {
  /** Resumes an earlier upload from the bytes that have arrived. */
  readonly uploadId?: string | null
  /** The file is announced for this use, whose limits apply from the first byte on. */
  readonly use?: string
  /** A photo keeps where and when it was taken. */
  readonly keepsPlace?: boolean
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

/** Counts how often each part was sent, whatever the reason: three times at most, as any request. */
function createTally() {
  let part = { at: 0, sent: 0 }
  return {
    left: (at: number): number => limits.requestAttempts - (part.at === at ? part.sent : 0),
    note: (at: number): void => {
      part = { at, sent: part.at === at ? part.sent + 1 : 1 }
    },
  }
}
type Tally = ReturnType<typeof createTally>

/**
 * Sends one file in parts, through the same gate as every call. When the connection breaks it waits, asks how much has
 * arrived and resumes there. Rejects as the last call did, or with the signal's reason.
 */
export function createUpload(send: Send, texts: () => FailureTexts, pause: Pause = untilOnline): Upload {
  const call = createCall(send, texts)
  const checked = createChecked(send, texts)

  const sendPart = (
    { id, received }: UploadDto,
    file: File,
    tally: Tally,
    { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: OnProgress },
  ) => {
    const part = file.slice(received, received + limits.uploads.part)
    const carry = uploadTransport((fraction) => onProgress((received + fraction * part.size) / file.size))
    const transport: Transport = (request) => {
      tally.note(received)
      return carry(request)
    }
    return checked(routes.part, {
      method: routes.part.method,
      path: fillPath(routes.part.path, { id }),
      query: { at: received },
      body: { bytes: part },
      attempts: tally.left(received),
      transport,
      signal,
    })
  }

  return async (
    file,
    { uploadId, use, keepsPlace, onBegun, onProgress = ignore, onWaiting = ignore, signal = never() } = {},
  ) => {
    const key = newKey()
    const tally = createTally()
    let id = uploadId ?? null
    let failures = 0
    let arrived = 0
    /** Resumes the upload at any stage and completes it. */
    const goOn = async (): Promise<FileDto> => {
      const before = id ? await call(routes.get, { params: { id } }, { signal }).catch(nullWhereGone) : null
      const announced = { name: file.name, bytes: file.size, ...(use !== undefined && { use }) }
      const body = { ...announced, ...(keepsPlace && { keepsPlace }) }
      let now = before ?? (await call(routes.begin, { body }, { signal, idempotencyKey: key }))
      if (!before) onBegun?.(now.id)
      id = now.id
      while (now.received < file.size) {
        now = await sendPart(now, file, tally, { signal, onProgress })
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
        if (!mayGoOn(failure) || failures >= limits.requestAttempts || tally.left(arrived) < 1) throw failure
        onWaiting(true)
        await pause(failures, signal)
      }
    }
  }
}

const ignore = () => undefined
const never = () => new AbortController().signal

/**
 * The upload resumes after no answer, a failing or busy server, or a different offset on the server. A file that does not
 * fit fits no better a second later.
 */
const mayGoOn = (failure: unknown): boolean => {
  if (isPassing(failure)) return true
  if (!isRequestFailure(failure) || failure.exception === 'storageLimit') return false
  return [409, 429].includes(failure.statusCode)
}

/** The server forgets an incomplete upload after a day, so it is started again. */
function nullWhereGone(failure: unknown): null {
  if (isRequestFailure(failure) && failure.statusCode === 404) return null
  throw failure
}

/** Waits 1, then 2 seconds; while the browser reports that it is offline, until it is online again. */
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
    const timer = navigator.onLine === false ? undefined : setTimeout(goOn, 1000 * attempt)
    window.addEventListener('online', goOn)
    signal.addEventListener('abort', stop)
  })
