import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterEach, vi } from 'vitest'
import { forgetDictionaries } from './forget-dictionaries.ts'

// Runs before every test file of views. The files of a worker share one page and its modules, so each test cleans up
// the page.

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true
const frameMs = 1000 / 60

/** Says what is missing and what is read on the page instead: its markup is cut off before the first word of it. */
const missing = (message: string | null): Error => {
  const [reason = ''] = (message ?? '').split('\n')
  const read = [...document.querySelectorAll('main, dialog, [role=status], [role=alert]')].map((at) => at.textContent)
  return new Error([reason, location.pathname, ...read].join('\n'))
}

// Pages and dictionaries load on first use, which takes time.
configure({ asyncUtilTimeout: 8000, getElementError: missing })

/** Adds browser APIs that jsdom lacks. Elements have no size in jsdom, so none is ever resized. */
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

/**
 * React in development takes the stack of each element that is made, up to ten thousand a render, which took a sixth of
 * the time of these tests. It stops where it has counted so many.
 */
const takeNoStacks = (): void => {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
  if (typeof internals !== 'object' || internals === null) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined })
}

const emptyPage = (): void => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}

// A file may choose the Node environment, which has no page.
const hasPage = 'document' in globalThis
forgetDictionaries()
if (hasPage) completePage()
takeNoStacks()

/**
 * Returns to real timers. jsdom draws frames by one interval, which it stops when no frame is asked for: an interval
 * that began in fake time would never run again, and the files that follow would wait for their frames forever.
 */
const useRealTimers = (): void => {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(2 * frameMs)
  vi.useRealTimers()
}

afterEach(() => {
  cleanup()
  useRealTimers()
  vi.unstubAllGlobals()
  if (hasPage) emptyPage()
})
