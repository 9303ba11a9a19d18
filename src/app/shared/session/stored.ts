import { localStoragePopulated } from '#contract/session.ts'
import { redirectTarget } from '#machines/session/pages.ts'
import type { StoredValues } from '#machines/session/session.types.ts'
import { isMailedToken } from './mailed-token.ts'
import { storedText } from './stored-text.ts'

/** The language that somebody chose on the login page stays when all else is cleared. */
const chosenLanguage = 'locale'
/** Lives as long as the tab; it is never in localStorage, where any later user of the device could read it. */
const ofTheTab = 'auth'
const redirectKey = 'redirectUrl'
/** Unsent input is stored under its person's id: see `src/app/shared/drafts.ts`. */
const draftPrefix = 'draft:'
const draftsOf = (userId: string) => `${draftPrefix}${userId}:`
export const draftKey = (purpose: string): string => draftsOf(storedText('userId') ?? '') + purpose

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null))

export function storeValues(values: StoredValues): void {
  for (const [key, value] of Object.entries(values)) {
    const store = key === ofTheTab ? sessionStorage : localStorage
    store.setItem(key, asText(value))
  }
  dropDraftsBut(draftsOf(storedText('userId') ?? ''))
}

const keysOf = (store: Storage): string[] =>
  Array.from({ length: store.length }, (_, index) => store.key(index)).flatMap((key) => key ?? [])
const isDraft = (key: string) => key.startsWith(draftPrefix)

/** Removes the drafts of everybody else, so that the person who signs in cannot find them. */
function dropDraftsBut(own: string): void {
  for (const key of keysOf(sessionStorage)) if (isDraft(key) && !key.startsWith(own)) sessionStorage.removeItem(key)
}

export const announcePopulated = (): void => void window.dispatchEvent(new Event(localStoragePopulated))

function clearBut(kept: readonly string[], ofThisTab: (key: string) => boolean = () => false): void {
  for (const key of keysOf(sessionStorage)) if (!ofThisTab(key)) sessionStorage.removeItem(key)
  for (const key of keysOf(localStorage)) if (!kept.includes(key)) localStorage.removeItem(key)
}
export const clearStored = (): void => clearBut([chosenLanguage])
/**
 * The session ran out and nobody signed out, so the drafts stay in this tab for the same person. The page to return to
 * stays too: all tabs share it, and another one may just have stored it. A mailed link stands without a session, so its
 * token stays in this tab.
 */
export const clearButDrafts = (): void =>
  clearBut([chosenLanguage, redirectKey], (key) => isDraft(key) || isMailedToken(key))
/** Another tab signed out. */
export const clearButRedirect = (): void => clearBut([chosenLanguage, redirectKey])

/** The time at which this tab was last sent to the login. */
const leftKey = 'sentToLogin'
/** A session that was refused this recently is not tried again by itself. */
const rest = 60_000
export const noteSentToLogin = (): void => sessionStorage.setItem(leftKey, String(Date.now()))
export const forgetSentToLogin = (): void => sessionStorage.removeItem(leftKey)
export const wasJustSentToLogin = (): boolean => Date.now() - Number(sessionStorage.getItem(leftKey) ?? 0) < rest

export function keepRedirect(address: string | undefined): void {
  const target = redirectTarget(address)
  if (target) localStorage.setItem(redirectKey, target)
}

/** Takes the page to return to, once: from the address first, then from storage. */
export function takeRedirect(requested: string | null): string | null {
  const remembered = localStorage.getItem(redirectKey)
  localStorage.removeItem(redirectKey)
  return redirectTarget(requested) ?? redirectTarget(remembered)
}
