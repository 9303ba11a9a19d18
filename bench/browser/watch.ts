declare global {
  interface Window {
    /** Gives the selector of what makes the page useful. */
    benchTarget: string
    bench: Observed
  }
}

/** Times are milliseconds since the navigation began. */
export type Observed = {
  /** The time at which the first element of `benchTarget` had been painted. */
  useful?: number
  /** The time of the largest paint so far. */
  largestPaint: number
  /** Adds up the shifts that no input caused. */
  shift: number
  /** Adds up what each long task took beyond 50 ms. */
  blocking: number
  /** The time of the last shift, long task or change of the page. */
  lastChange: number
}

/** The page writes this to its console once nothing has changed for `quietMs` after it was useful. */
export const settledMessage = 'bench: settled'
const quietMs = 700

/**
 * Runs in the page before anything else. The page is not asked how far it is, because each question runs in it: the first
 * one alone compiles a third of a megabyte.
 */
export const watch = ([quiet, message]: readonly [number, string]) => {
  const bench: Observed = { largestPaint: Number.NaN, shift: 0, blocking: 0, lastChange: 0 }
  window.bench = bench
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    bench.largestPaint = startTime
  })
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as PerformanceEntry & {
      readonly value: number
      readonly hadRecentInput: boolean
    }
    if (hadRecentInput) return
    bench.shift += value
    bench.lastChange = Math.max(bench.lastChange, startTime)
  })
  observe('longtask', ({ startTime, duration }) => {
    bench.blocking += Math.max(0, duration - 50)
    bench.lastChange = Math.max(bench.lastChange, startTime + duration)
  })
  new MutationObserver(() => {
    bench.lastChange = performance.now()
  }).observe(document, { subtree: true, childList: true, characterData: true })
  const look = () => {
    const found = document.querySelector<HTMLElement>(window.benchTarget)
    // A task queued by a frame runs after that frame was painted.
    if (found instanceof HTMLInputElement || found?.innerText.trim())
      setTimeout(() => {
        bench.useful = performance.now()
        const timer = setInterval(() => {
          if (performance.now() - bench.lastChange < quiet) return
          clearInterval(timer)
          console.debug(message)
        }, 100)
      })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

export const watchInput = [quietMs, settledMessage] as const
