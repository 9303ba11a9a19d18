/** An answer that was asked for with the document, before the app's code ran (src/early). */
type EarlyAnswer = { readonly token: string | null; readonly response: Promise<Response> }

export type EarlyAnswers = Map<string, EarlyAnswer>

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswers
  }
}

/** An answer that nobody took by then tells what was true when the page opened, so it is asked for again. */
const lifetime = 15_000

/**
 * Takes the early answer to a GET, once. Resolves to null when there is none, when it was asked for with another token,
 * or when no answer came: the caller then asks itself. Rejects with the signal's reason.
 */
export async function takeEarly(url: string, token: string | null, signal?: AbortSignal): Promise<Response | null> {
  // Only a page has a window; the client also runs where there is none.
  const answers = globalThis.window?.earlyAnswers
  const early = answers?.get(url)
  if (!early) return null
  answers?.delete(url)
  if (early.token !== token || performance.now() > lifetime) return null
  const answered = early.response.catch(() => null)
  if (!signal) return answered
  const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  return Promise.race([answered, aborted])
}

/** Drops the answers to requests with a token that nobody took yet, because something changed since they were asked for. */
export function dropEarly(): void {
  const answers = globalThis.window?.earlyAnswers
  for (const [url, { token }] of answers ?? []) if (token !== null) answers?.delete(url)
}
