const keyOf = (page: string) => `mailed:${page}`

/** Tells whether something stored in the tab is the token of a mailed link. */
export const isMailedToken = (key: string): boolean => key.startsWith('mailed:')

/**
 * Returns the token of a mailed link: from its fragment, which no server sees, else the session's own where there is one,
 * else from this tab, where it stays so that the page can be opened again without it in the address.
 */
export function mailedTokenOf(page: string, own: string | null = null): string | null {
  const mailed = location.hash.slice(1)
  if (mailed.length === 0) return own ?? sessionStorage.getItem(keyOf(page))
  sessionStorage.setItem(keyOf(page), mailed)
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  return mailed
}

/** Lets the page of a link stand without it, as if it had not been opened in this tab. */
export const forgetMailedToken = (page: string): void => sessionStorage.removeItem(keyOf(page))
