import { useCallback, useEffect, useRef, useState } from 'react'
import type { ErrorCode } from '#contract/errors.ts'
import { type FileItem, fileRoutes } from '#contract/files.ts'
import { limits } from '#contract/limits.ts'
import { useApp } from '#src/app/app-context.ts'

/** One chosen file: on its way (`progress` 0 to 100), stored (`id`), or failed (`failure`: a code of ours, or what was thrown). */
export type Upload = {
  readonly key: string
  readonly name: string
  readonly bytes: number
  readonly progress: number
  readonly id: string | null
  readonly failure: { readonly code: ErrorCode } | { readonly error: unknown } | null
}

export type StoredUpload = Pick<FileItem, 'id' | 'name' | 'bytes'>

const begun = (file: File, failure: Upload['failure'] = null): Upload => ({
  key: crypto.randomUUID(),
  name: file.name,
  bytes: file.size,
  progress: 0,
  id: null,
  failure,
})

const storedAs = ({ id, name, bytes }: StoredUpload): Upload => ({
  ...{ key: id, id, name, bytes },
  progress: 100,
  failure: null,
})

/** Checked before a byte is sent; the server checks again, and what the bytes really are. */
const refusedBefore = (file: File): Upload['failure'] => {
  if (file.size === 0) return { code: 'fileEmpty' }
  return file.size > limits.receipts.bytes ? { code: 'fileTooLarge' } : null
}

/** Files that are uploaded as soon as they are chosen, each with its own progress and its own failure. */
export function useUploads(stored: readonly StoredUpload[] = []) {
  const { client } = useApp()
  const [uploads, setUploads] = useState<readonly Upload[]>(() => stored.map(storedAs))
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
    async ({ key }: Upload, file: File) => {
      const controller = new AbortController()
      running.current.set(key, controller)
      const told = (fraction: number) => change(key, { progress: fraction * 100 })
      try {
        const { id } = await client.upload(fileRoutes.upload, file, told, { signal: controller.signal })
        change(key, { id, progress: 100 })
      } catch (error) {
        change(key, { failure: { error } })
      } finally {
        running.current.delete(key)
      }
    },
    [client, change],
  )
  const add = useCallback(
    (files: readonly File[]) => {
      const room = Math.max(0, limits.receipts.perExpense - uploads.length)
      const taken = files.slice(0, room).map((file) => ({ file, upload: begun(file, refusedBefore(file)) }))
      setUploads((before) => [...before, ...taken.map(({ upload }) => upload)])
      for (const { file, upload } of taken) if (!upload.failure) void send(upload, file)
    },
    [uploads.length, send],
  )
  const remove = useCallback((key: string) => {
    running.current.get(key)?.abort()
    setUploads((before) => before.filter((upload) => upload.key !== key))
  }, [])
  return { uploads, add, remove, ...summary(uploads) }
}
export type Uploads = ReturnType<typeof useUploads>

/** `ids` of what is stored; `busy` while anything is on its way or failed and was not removed; `failed` in the latter case. */
function summary(uploads: readonly Upload[]) {
  const ids = uploads.flatMap(({ id }) => id ?? [])
  return { ids, busy: ids.length < uploads.length, failed: uploads.some(({ failure }) => failure !== null) }
}
