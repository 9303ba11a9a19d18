/**
 * The build marks the links of the scripts with which the app starts: each imports only those before it, and the last one
 * starts the app. They are fetched with the page and do not run by themselves.
 */
const marked = 'link[data-starts]'
/** A window that nobody sees draws no frame, so the app waits no longer than this, in milliseconds. */
const longest = 300

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Starts the app once the drawing that stands in the page was painted, because a browser that compiles and runs the app's
 * code paints nothing before it is done. `load` runs the script of an address. Each script runs in a task of its own, so that
 * the browser answers in between. When one does not come, `again` opens the page again once there is a connection.
 */
export function startApp(load: (address: string) => Promise<unknown>, again: () => void): void {
  let isStarted = false
  const start = async () => {
    if (isStarted) return
    isStarted = true
    try {
      for (const { href } of document.querySelectorAll<HTMLLinkElement>(marked)) {
        await load(href)
        await nextTask()
      }
    } catch (error) {
      reportError(error)
      addEventListener('online', again, { once: true })
    }
  }
  document.addEventListener('DOMContentLoaded', () => {
    if (document.hidden) return void start()
    // The callback of a frame runs before its paint, and the timer after it.
    requestAnimationFrame(() => setTimeout(start))
    setTimeout(start, longest)
  })
}
