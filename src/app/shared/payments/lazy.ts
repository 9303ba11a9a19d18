import { lazy } from 'react'

/** For a page to fetch once it stands. */
export const loadPayByBank = () => import('./pay-by-bank.tsx')

/** Each way to pay comes by itself. */
export const PayByBank = lazy(async () => ({ default: (await loadPayByBank()).PayByBank }))
