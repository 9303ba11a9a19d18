import { useCallback, useEffect, useRef, useState } from 'react'
import type { StoredUse } from '#contract/files/file-uses.ts'
import type { FileDto } from '#contract/files/files.ts'
import { uploadRoutes } from '#contract/files/uploads.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { draftOf } from '#src/app/shared/drafts.ts'
import {
  chosen,
  draftOfFile,
  interruptedUpload,
  restored,
  storedUploads,
  summaryOf,
  type Upload,
  type UploadDraft,
  uploadDrafts,
} from './upload.model.ts'

/**
 * Uploads files as soon as they are chosen, each with its own progress and failure. It waits out a broken connection; a
 * failed upload resumes where it stopped, by a press or when the same file is chosen again.
 */
export function useUploads(use: StoredUse, draft: readonly UploadDraft[] = []) {
  const { client } = useApp()
  const [uploads, setUploads] = useState<readonly Upload[]>(() => draft.map(restored))
  /** Counts the most recently chosen files that exceeded the limit. */
  const [over, setOver] = useState(0)
  const running = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])

  const change = useCallback((key: string, part: Partial<Upload>) => {
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  }, [])
  const send = useCallback(
    async ({ key, uploadId, keepsPlace }: Upload, file: File) => {
      const controller = new AbortController()
      running.current.set(key, controller)
      change(key, { file, failure: null })
      try {
        const { id, type } = await client.upload(file, {
          uploadId,
          use: use.name,
          keepsPlace,
          onBegun: (begun) => change(key, { uploadId: begun }),
          onProgress: (fraction) => change(key, { progress: fraction * 100 }),
          onWaiting: (waiting) => change(key, { waiting }),
          signal: controller.signal,
        })
        if (!controller.signal.aborted) change(key, { id, type, progress: 100 })
      } catch (error) {
        if (!controller.signal.aborted) change(key, { failure: { error }, waiting: false })
      } finally {
        if (running.current.get(key) === controller) running.current.delete(key)
      }
    },
    [client, change, use],
  )
  const addTo = useCallback(
    (present: readonly Upload[], files: readonly File[], keepsPlace: boolean) => {
      const again = files.flatMap((file) => {
        const upload = interruptedUpload(file, present)
        return upload ? [{ file, upload }] : []
      })
      const others = files.filter((file) => !again.some((one) => one.file === file))
      const room = Math.max(0, use.kept.perItem - present.length)
      const taken = others.slice(0, room).map((file) => ({ file, upload: chosen(file, use, keepsPlace) }))
      setOver(others.length - taken.length)
      setUploads((before) => [...before, ...taken.map(({ upload }) => upload)])
      for (const { file, upload } of [...again, ...taken.filter(({ upload: { failure } }) => !failure)])
        void send(upload, file)
    },
    [send, use],
  )
  const add = useCallback(
    (files: readonly File[], keepsPlace = false) => addTo(uploads, files, keepsPlace),
    [addTo, uploads],
  )
  const retry = useCallback((upload: Upload) => upload.file && void send(upload, upload.file), [send])
  /** Sends a photo again, with where and when it was taken or without. What was stored of it before is attached to nothing. */
  const keepPlace = useCallback(
    (upload: Upload, keepsPlace: boolean) => {
      if (!upload.file) return
      running.current.get(upload.key)?.abort()
      const anew = { ...upload, keepsPlace, uploadId: null, id: null, progress: 0, waiting: false }
      change(upload.key, anew)
      void send(anew, upload.file)
    },
    [change, send],
  )
  const remove = useCallback(
    ({ key, uploadId, id }: Upload) => {
      running.current.get(key)?.abort()
      setOver(0)
      setUploads((before) => before.filter((upload) => upload.key !== key))
      // A failure is ignored: the server forgets incomplete uploads after a day anyway.
      if (uploadId && !id) client.call(uploadRoutes.leave, { params: { id: uploadId } }).catch(() => undefined)
    },
    [client],
  )
  /** Adds a file that is stored already. */
  const take = useCallback(
    (file: FileDto) => {
      const isFull = uploads.length >= use.kept.perItem
      setOver(isFull ? 1 : 0)
      const stored = restored(draftOfFile(file))
      if (!isFull) setUploads((before) => [...before, stored])
    },
    [uploads, use],
  )
  /** Attaches these stored files instead of all others. */
  const replace = useCallback((files: readonly FileDto[]) => {
    for (const controller of running.current.values()) controller.abort()
    setOver(0)
    setUploads(files.map((file) => restored(draftOfFile(file))))
  }, [])
  /** Forgets all files once they are attached. */
  const clear = useCallback(() => replace([]), [replace])
  /** Uploads these files instead of all others. */
  const replaceWith = useCallback(
    (files: readonly File[], keepsPlace = false) => {
      clear()
      addTo([], files, keepsPlace)
    },
    [clear, addTo],
  )
  const mayKeepPlace = use.kept.keepsPlace ?? false
  const commands = { add, take, retry, keepPlace, remove, replace, replaceWith, clear }
  return { uploads, over, mayKeepPlace, ...commands, ...summaryOf(uploads) }
}
export type Uploads = ReturnType<typeof useUploads>

/** Uploads files of a form that `purpose` names, beside those the item `has`. The list survives a reload and an expired session until `forget`. */
export function useKeptUploads(
  use: StoredUse,
  purpose: string,
  has: readonly FileDto[],
): { readonly uploads: Uploads; readonly forget: () => void } {
  const [draft] = useState(() => draftOf(`${purpose} files`, storedUploads))
  const [initial] = useState(() => has.map(draftOfFile))
  const [kept] = useState(() => draft.read())
  const uploads = useUploads(use, kept ?? initial)
  const now = JSON.stringify(uploadDrafts(uploads.uploads))
  const before = JSON.stringify(initial)
  useEffect(() => {
    if (now === before) draft.drop()
    else draft.keep(JSON.parse(now))
  }, [draft, now, before])
  return { uploads, forget: draft.drop }
}
