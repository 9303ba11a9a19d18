import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { forgetDictionaries } from './forget-dictionaries.ts'

// Runs before every file of views. The files of a worker share one page and its modules, so each test leaves the page as it was.

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true
// Pages and dictionaries are imported when they are first needed.
configure({ asyncUtilTimeout: 8000 })

/** What every browser has and jsdom has not. Nothing has a size in it, so none changes. */
const completePage = (): void => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
  }
  Element.prototype.scrollIntoView ??= () => {}
}

const emptyPage = (): void => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}

// A file may ask for the Node environment instead, which has no page.
const hasPage = 'document' in globalThis
forgetDictionaries()
if (hasPage) completePage()

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  if (hasPage) emptyPage()
})
