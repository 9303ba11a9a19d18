import { useEffect, useState } from 'react'
import type { Instant } from '#domain/time.ts'
import { useApp } from './app-context.ts'

const minute = 60_000

/** Gives the server's time, at most a minute old, for texts that change with the hour. */
export function useNow(): Instant {
  const { serverClock } = useApp()
  const [now, setNow] = useState(() => serverClock.now())
  useEffect(() => {
    const beat = setInterval(() => setNow(serverClock.now()), minute)
    return () => clearInterval(beat)
  }, [serverClock])
  return now
}
