import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'

/**
 * Gives one app a history that ends with its test. All files of a worker share one page: an app that was still going
 * somewhere when its test ended would otherwise take the app of the next test along.
 */
export function historyOfTest(): { readonly history: RouterHistory; readonly end: () => void } {
  const page = globalThis.history
  let ended = false
  const unlessEnded =
    <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
    (...args: Args): void => {
      if (!ended) act(...args)
    }
  // The router replaces two of these functions by its own, so they belong to an object of this test.
  const own = {
    get state(): unknown {
      return page.state
    },
    get length() {
      return page.length
    },
    pushState: unlessEnded(page.pushState.bind(page)),
    replaceState: unlessEnded(page.replaceState.bind(page)),
    back: unlessEnded(() => page.back()),
    forward: unlessEnded(() => page.forward()),
    go: unlessEnded((steps?: number) => page.go(steps)),
  }
  const history = createBrowserHistory({
    window: {
      history: own,
      get location() {
        return globalThis.location
      },
      addEventListener: globalThis.addEventListener.bind(globalThis),
      removeEventListener: globalThis.removeEventListener.bind(globalThis),
    },
  })
  const end = () => {
    ended = true
    history.destroy()
  }
  return { history, end }
}
