import { lazy } from 'react'

const loadByBank = () => import('./pay-by-bank.tsx')
const loadByCheck = () => import('./pay-by-check.tsx')

/** Loads the payment forms before they are needed. */
export const loadPaying = () => Promise.all([loadByBank(), loadByCheck()])

export const PayByBank = lazy(async () => ({ default: (await loadByBank()).PayByBank }))
export const PayByCheck = lazy(async () => ({ default: (await loadByCheck()).PayByCheck }))
