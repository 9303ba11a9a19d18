import { localStoragePopulated } from '#contract/session.ts'
import { redirectTarget } from '#machines/session/pages.ts'
import type { StoredValues } from '#machines/session/session.types.ts'

/** Of the device, not of whoever was signed in: they stay when all else is cleared. */
const ofTheDevice = ['theme', 'locale']
/** Lives as long as the tab; never in localStorage, where any later visitor of the device could read it. */
const ofTheTab = 'auth'
const redirectKey = 'redirectUrl'

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null))

export function storeValues(values: StoredValues): void {
  for (const [key, value] of Object.entries(values)) {
    const store = key === ofTheTab ? sessionStorage : localStorage
    store.setItem(key, asText(value))
  }
}

export const announcePopulated = (): void => void window.dispatchEvent(new Event(localStoragePopulated))

function clearBut(kept: readonly string[]): void {
  sessionStorage.clear()
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index))
  for (const key of keys) if (key && !kept.includes(key)) localStorage.removeItem(key)
}
export const clearStored = (): void => clearBut(ofTheDevice)
/** The page to come back to stays: all tabs share it, and another one may just have kept it. */
export const clearButRedirect = (): void => clearBut([...ofTheDevice, redirectKey])

export function keepRedirect(address: string | undefined): void {
  const target = redirectTarget(address)
  if (target) localStorage.setItem(redirectKey, target)
}

/** The page to come back to, once: the one of the address first, then the remembered one. */
export function takeRedirect(asked: string | null): string | null {
  const remembered = localStorage.getItem(redirectKey)
  localStorage.removeItem(redirectKey)
  return redirectTarget(asked) ?? redirectTarget(remembered)
}

/** A stored text; null where there is none. */
export function storedText(key: string): string | null {
  const text = localStorage.getItem(key)
  return text === null || text === 'null' ? null : text
}
