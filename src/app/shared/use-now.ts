import { useEffect, useState } from 'react'
import type { Instant } from '#domain/time.ts'
import { useApp } from './app-context.ts'

const minute = 60_000

/** The server's time, a minute old at most: for what stands on the page and changes with the hour. */
export function useNow(): Instant {
  const { serverClock } = useApp()
  const [now, setNow] = useState(() => serverClock.now())
  useEffect(() => {
    const beat = setInterval(() => setNow(serverClock.now()), minute)
    return () => clearInterval(beat)
  }, [serverClock])
  return now
}
