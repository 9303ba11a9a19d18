import { isOpenPage, joinPageAt, loginPage, recoveryPageAt, redirectTarget } from '#machines/session/pages.ts'
import { firstLocale } from '#src/app/shared/locale/device-locale.ts'
import { startPage } from '#src/app/shared/session/leave.ts'
import { afterPaint } from './after-paint.ts'
import { askEarly } from './ask-early.ts'
import { fetchAhead, fetchDictionaries, preloadScreen } from './preload.ts'
import { showSignIn } from './sign-in.ts'
import { startApp } from './start-app.ts'
import { applyScheme } from './theme.ts'

// The build puts this into the page itself, so that it runs while the app's code is still on its way.
applyScheme()
// A public page has no navigation at its side.
if (isOpenPage(location.pathname)) document.documentElement.dataset.open = ''
window.earlyAnswers = new Map()
startApp(
  (address) => import(/* @vite-ignore */ address),
  () => location.reload(),
)
// The drawing of a page has words in each language and shows those of this one.
document.documentElement.lang = firstLocale()
showSignIn(location)
preloadScreen(location.pathname)
fetchDictionaries(window.earlyAnswers, location.pathname)
// A way into an account, or back into one, is the same whoever is signed in.
if (!recoveryPageAt(location.pathname) && !joinPageAt(location.pathname)) askEarly(window.earlyAnswers)
if (location.pathname === loginPage) {
  const next = redirectTarget(new URLSearchParams(location.search).get('next'))
  afterPaint(() => fetchAhead(next?.replace(/[?#].*$/, '') ?? startPage))
}
