/** The build marks the link of the script that starts the app. It is fetched with the page and does not run by itself. */
const marked = 'link[data-starts]'
/** A window that nobody sees draws no frame, so the app waits no longer than this, in milliseconds. */
const longest = 300

/**
 * Starts the app once the drawing that stands in the page was painted, because a browser that compiles and runs the app's
 * code paints nothing before it is done. `load` runs the script of an address.
 */
export function startApp(load: (address: string) => Promise<unknown>): void {
  let isStarted = false
  const start = () => {
    const link = document.querySelector<HTMLLinkElement>(marked)
    if (isStarted || !link) return
    isStarted = true
    void load(link.href)
  }
  document.addEventListener('DOMContentLoaded', () => {
    if (document.hidden) return start()
    // The callback of a frame runs before its paint, and the timer after it.
    requestAnimationFrame(() => setTimeout(start))
    setTimeout(start, longest)
  })
}
