import { useEffect, useState } from 'react'

/** Delays a value until it has stayed the same for `ms`, so that nothing is requested for every key typed. */
export function useDebouncedValue<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
