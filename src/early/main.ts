import { isOpenPage } from '#machines/session/pages.ts'
import { askEarly } from './ask-early.ts'
import { fetchDictionaries, preloadScreen } from './preload.ts'
import { applyScheme } from './theme.ts'

// The build puts this into the page itself, so that it runs while the app's code is still on its way.
applyScheme()
// A public page has no navigation at its side.
if (isOpenPage(location.pathname)) document.documentElement.dataset.open = ''
window.earlyAnswers = new Map()
preloadScreen(location.pathname)
fetchDictionaries(window.earlyAnswers, location.pathname)
askEarly(window.earlyAnswers)
