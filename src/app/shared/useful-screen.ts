/**
 * A part that is on its way says `aria-busy`. One that the screen is useful without, and that itself waits for that, also
 * says `data-late`; a row of a long list is read when somebody scrolls there.
 */
const onItsWay = 'main [aria-busy=true]:not(tr, [data-late])'

const isUseful = (): boolean => document.querySelector('main h1') !== null && document.querySelector(onItsWay) === null

/** A task queued by a frame runs after that frame was painted. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const drawn = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!isUseful()) return
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
    look()
  })

/** Nothing waits longer than so many milliseconds, however busy the page is. */
const longest = 1_000

/** Not every browser says when it is idle. There, the next task has to do. */
const idle = () =>
  new Promise<void>((resolve) => {
    const done = () => resolve()
    if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: longest })
    else setTimeout(done)
  })

/**
 * Resolves once what the screen was opened for has been painted and the browser has time, however long a slow device
 * takes for that.
 */
export const afterUsefulScreen = async (): Promise<void> => {
  await painted()
  await drawn()
  await painted()
  await idle()
}
