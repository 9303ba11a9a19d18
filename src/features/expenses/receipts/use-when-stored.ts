import { useEffect, useState } from 'react'
import type { Uploads } from '#src/app/shared/uploads/use-uploads.ts'

/**
 * Sends an answer as soon as all its files are stored. When one of them fails, the answer is cancelled and the person
 * decides about that file.
 */
export function useWhenStored(uploads: Uploads | null, send: () => void) {
  const [waiting, setWaiting] = useState(false)
  const { busy = false, failed = false } = uploads ?? {}
  useEffect(() => {
    if (!waiting || (busy && !failed)) return
    setWaiting(false)
    if (!failed) send()
  }, [waiting, busy, failed, send])
  return { waiting, wait: () => setWaiting(true) }
}
