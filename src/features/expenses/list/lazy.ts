import { lazy } from 'react'

const loadEmpty = () => import('./log-empty.tsx')

/** Sums stand beside a filtered log, and the rest in place of a log without lines, so the log itself does not wait for them. */
export const LogSums = lazy(async () => ({ default: (await import('./log-sums.tsx')).LogSums }))
export const LogEmpty = lazy(async () => ({ default: (await loadEmpty()).LogEmpty }))
export const LogNone = lazy(async () => ({ default: (await loadEmpty()).LogNone }))
export const LogSettled = lazy(async () => ({ default: (await loadEmpty()).LogSettled }))
