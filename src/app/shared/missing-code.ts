const missing = 'code-missing'

/**
 * Marks errors of imports that got no code: offline, or because a new version replaced it. By its own message the router
 * would recognise such an error and reload the document, which shows the browser's error page when there is no connection.
 */
export function markMissingCode({ payload }: Pick<VitePreloadErrorEvent, 'payload'>): void {
  payload.message = missing
}

export const isMissingCode = (error: unknown): boolean => error instanceof Error && error.message === missing

/**
 * Opens the page again with its present code, once the server answers. A browser does not ask a second time for code
 * that it did not get, so this takes a new document.
 */
export async function reopen(reload: () => void): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.ok) reload()
}
