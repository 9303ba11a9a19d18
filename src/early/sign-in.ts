import { loginPage } from '#machines/session/pages.ts'
import { passkeysWork } from '#src/app/shared/passkeys/passkeys-work.ts'

/**
 * Shows the sign-in form that stands in the page. Whoever fills it in and sends it before the app has started is not kept
 * waiting: the app takes over what was typed, and sends it. A reason to sign in again belongs above the form, and a mailed
 * link in its place, so then the app draws it.
 */
export function showSignIn({ pathname, search, hash }: Location): void {
  if (pathname !== loginPage || hash || new URLSearchParams(search).has('reason')) return
  const { dataset } = document.documentElement
  dataset.signIn = ''
  if (passkeysWork()) dataset.passkeys = ''
  addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.closest('#sign-in')) return
    event.preventDefault()
    form.dataset.sent = ''
  })
}
