import { useEffect, useState } from 'react'

const pause = 300

/** Reports what was typed after a pause; a change from outside (Back, "Clear filters") replaces it. */
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
