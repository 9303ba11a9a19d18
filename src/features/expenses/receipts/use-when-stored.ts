import { useEffect, useState } from 'react'
import type { Uploads } from './use-uploads.ts'

/**
 * A press that comes while files are still on their way is remembered, and done as soon as all of them are stored. It is
 * forgotten when one of them fails: whoever pressed decides what to do about that one.
 */
export function useWhenStored(uploads: Uploads | null, press: () => void) {
  const [waiting, setWaiting] = useState(false)
  const { busy = false, failed = false } = uploads ?? {}
  useEffect(() => {
    if (!waiting || (busy && !failed)) return
    setWaiting(false)
    if (!failed) press()
  }, [waiting, busy, failed, press])
  return { waiting, wait: () => setWaiting(true) }
}
