import { useEffect, useState } from 'react'
import type { Uploads } from './use-uploads.ts'

/**
 * An answer that is given while files are still on their way is sent as soon as all of them are stored. It is forgotten when
 * one of them fails: the person decides what to do about that one.
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
