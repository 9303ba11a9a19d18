import { useEffect, useState } from 'react'

const pause = 300

/** What is being typed, handed on after a pause; what changes from outside (Back, "Clear filters") takes its place. */
export function useTyped(value: string, hand: (typed: string) => void) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    if (typed.trim() !== value) setTyped(value)
  }
  useEffect(() => {
    if (typed.trim() === value) return
    const later = setTimeout(() => hand(typed.trim()), pause)
    return () => clearTimeout(later)
  }, [typed, value, hand])
  return { typed, setTyped, handNow: () => hand(typed.trim()) }
}
