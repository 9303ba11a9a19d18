import { useRef, useState } from 'react'
import type { Place } from '#contract/journal/place.ts'
import { asExact, type Coordinates, nearGrid } from '#domain/place.ts'
import { fromEpoch, type Instant } from '#domain/time.ts'

export const precisions = ['near', 'exact', 'typed'] as const
export type Precision = (typeof precisions)[number]

/** A place as a person typed it. One that the device found is looked for again. */
type TypedPlace = { readonly precision: Precision; readonly name: string }

/** Says why there is no place: the person or the browser refused, there is no sensor, or it found nothing in time. */
export type PlaceFailure = 'refused' | 'missing' | 'notFound'

const wait = 20_000

/** Asks the device once. A browser asks its person first. */
const locate = (): Promise<Coordinates> =>
  new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('missing'))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => reject(new Error(code === PERMISSION_DENIED ? 'refused' : 'notFound')),
      { enableHighAccuracy: true, timeout: wait },
    )
  })

const failures: readonly PlaceFailure[] = ['refused', 'missing', 'notFound']
const failureOf = (error: unknown): PlaceFailure =>
  failures.find((one) => error instanceof Error && error.message === one) ?? 'notFound'

/**
 * Holds the place of a check-in. The device is asked by a press alone, and a place that is only near is rounded at once,
 * so that the exact one is kept nowhere. What the clock of the device says is taken by the same press: a check-in says when
 * somebody was there, not when they wrote about it. It begins with what was `typed` before.
 */
export function usePlace(typed: TypedPlace = { precision: 'near', name: '' }) {
  const [precision, choose] = useState<Precision>(typed.precision)
  const [name, setName] = useState(typed.name)
  const [found, setFound] = useState<(Coordinates & { readonly at: Instant }) | null>(null)
  const [isLooking, setLooking] = useState(false)
  const [failure, setFailure] = useState<PlaceFailure | null>(null)
  const setPrecision = (next: Precision) => {
    choose(next)
    setFound(null)
    setFailure(null)
  }
  const find = async () => {
    const at = fromEpoch(Date.now())
    setLooking(true)
    setFailure(null)
    try {
      const where = await locate()
      setFound({ ...(precision === 'exact' ? asExact(where) : nearGrid(where)), at })
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setLooking(false)
    }
  }
  const named: Place | null = name.trim() === '' ? null : { precision: 'typed', name }
  const place: Place | null =
    precision === 'typed' ? named : found && { precision, latitude: found.latitude, longitude: found.longitude }
  /** Holds the time of the press that found the place; null for a place that was typed. */
  const foundAt = precision === 'typed' ? null : (found?.at ?? null)
  const forget = () => setFound(null)
  return { precision, setPrecision, name, setName, place, foundAt, find, isLooking, failure, forget }
}
/**
 * Tells when a press on "Save" sent something for the first time. Pressing again because no answer came sends the same
 * time, so that the server knows the same command.
 */
export function usePressTime() {
  const first = useRef({ of: '', at: '' })
  return (of: string): Instant => {
    if (first.current.of !== of) first.current = { of, at: fromEpoch(Date.now()) }
    return first.current.at
  }
}

export type PlaceState = ReturnType<typeof usePlace>
