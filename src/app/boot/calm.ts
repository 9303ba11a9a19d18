/** The first screen is useful by then, also on a slow device. */
const afterLoad = 2000

/** Resolves some time after the page has loaded, for what nobody waits for. */
export const calm = (): Promise<void> =>
  new Promise((resolve) => {
    const wait = () => setTimeout(resolve, afterLoad)
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })
