/** Nothing waits longer than so many milliseconds, however busy the page is. */
const longest = 1_000

const nextFrame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve))

/** Not every browser says when it is idle. There, the next task has to do. */
const idle = () =>
  new Promise<void>((resolve) => {
    const done = () => resolve()
    if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: longest })
    else setTimeout(done)
  })

/**
 * Makes a part of a first screen load once what the screen is opened for was painted and the page is idle, so that it does
 * not compete with that.
 */
export const whenIdle =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    await nextFrame()
    await nextFrame()
    await idle()
    return load()
  }
