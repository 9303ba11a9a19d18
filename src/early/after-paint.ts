/** Runs once the app's own frame took the place of the drawing and was painted. */
export function afterPaint(run: () => void): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('#root main')) return
    observer.disconnect()
    // The callback of a frame runs before its paint, and the timer after it.
    requestAnimationFrame(() => setTimeout(run))
  })
  observer.observe(document, { childList: true, subtree: true })
}
