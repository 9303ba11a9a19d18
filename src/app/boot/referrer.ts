/** An address may carry a search or a token, so only its path is kept. */
const pathOf = (address: string): string | null => {
  const url = URL.parse(address, location.href)
  return url?.origin === location.origin ? url.pathname : null
}

/** Holds the page of this app from which the person came: first the one that led to this document, such as the login. */
export function createReferrer() {
  let path = document.referrer ? pathOf(document.referrer) : null
  return {
    path: (): string | null => path,
    note: (address: string): void => {
      path = pathOf(address)
    },
  }
}
