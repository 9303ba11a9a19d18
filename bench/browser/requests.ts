import { gzipSync } from 'node:zlib'
import type { CDPSession } from 'playwright'

type Sent = { readonly url: string; readonly at: number; cached: boolean }

/** Records every request of a page from now on; `before` gives those begun before an instant (ms since 1970). */
export const recordRequests = async (session: CDPSession) => {
  const all = new Map<string, Sent>()
  session.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    if (/^https?:/.test(request.url)) all.set(requestId, { url: request.url, at: wallTime * 1000, cached: false })
  })
  const markCached = (requestId: string) => {
    const sent = all.get(requestId)
    if (sent) sent.cached = true
  }
  session.on('Network.requestServedFromCache', ({ requestId }) => markCached(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) markCached(requestId)
  })
  await session.send('Network.enable')
  return {
    /** Returns the addresses that the browser's own cache did not answer. */
    before: (instant: number): string[] =>
      [...all.values()].filter(({ at, cached }) => at <= instant && !cached).map(({ url }) => url),
  }
}

export const isScript = (url: string): boolean => new URL(url).pathname.endsWith('.js')

const sizes = new Map<string, Promise<number>>()

/** Returns a file's size after gzip -9, whatever the server compresses it with. */
const gzipSize = (url: string): Promise<number> => {
  const size =
    sizes.get(url) ??
    fetch(url)
      .then((response) => response.arrayBuffer())
      .then((body) => gzipSync(Buffer.from(body), { level: 9 }).length)
  sizes.set(url, size)
  return size
}

/** Adds up the scripts, in kB of 1000 bytes. */
export const scriptSize = async (urls: readonly string[]): Promise<number> => {
  const bytes = await Promise.all(urls.filter(isScript).map(gzipSize))
  return bytes.reduce((sum, each) => sum + each, 0) / 1000
}
