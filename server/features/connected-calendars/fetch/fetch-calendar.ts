import type { IncomingMessage } from 'node:http'
import { limits } from '#contract/limits.ts'
import { FetchFailed } from './fetch-problem.ts'
import { type Connection, requestOnce } from './request-once.ts'
import { openAddressOf, type Resolve, type Resolved, resolveByDns } from './resolve.ts'
import { unpackedBody } from './unpacked-body.ts'

/** `unchanged` says that the program there still has the calendar of this etag. */
export type Fetched =
  | { readonly unchanged: true }
  | { readonly unchanged: false; readonly text: string; readonly etag: string | null }

/** `connectTo` stands between the check of an address and the connection; tests have their own server there. */
export type Network = Connection & {
  readonly resolve: Resolve
  readonly connectTo?: (checked: Resolved) => Resolved
}
const openInternet: Network = { resolve: resolveByDns }

const redirects = [301, 302, 303, 307, 308]

/** Returns where an answer leads. Programs mean https by webcal; everything else is refused there too, and so is a password. */
const nextOf = ({ headers: { location } }: IncomingMessage, url: URL): URL => {
  if (location === undefined || !URL.canParse(location, url)) throw new FetchFailed('unreachable')
  const next = new URL(new URL(location, url).href.replace(/^webcal:/, 'https:'))
  if (next.protocol !== 'https:' || next.username !== '' || next.password !== '') throw new FetchFailed('refused')
  return next
}

const failureOf = (status: number): FetchFailed =>
  new FetchFailed([404, 410].includes(status) ? 'notFound' : [401, 403].includes(status) ? 'refused' : 'unreachable')

const follow = async (url: URL, etag: string | null, signal: AbortSignal, network: Network): Promise<Fetched> => {
  let at = url
  for (let left = limits.connectedFetch.redirects; left >= 0; left -= 1) {
    const checked = await openAddressOf(at, network.resolve)
    const answer = await requestOnce(at, network.connectTo?.(checked) ?? checked, { etag, signal }, network)
    const { statusCode: status = 0, headers } = answer
    if (status === 200) {
      const text = new TextDecoder().decode(await unpackedBody(answer, signal))
      return { unchanged: false, text, etag: headers.etag ?? null }
    }
    answer.destroy()
    if (status === 304) return { unchanged: true }
    if (!redirects.includes(status)) throw failureOf(status)
    at = nextOf(answer, at)
  }
  throw new FetchFailed('unreachable')
}

/**
 * Reads a calendar at an address that anybody may have typed. Each address on the way is looked up and checked anew; all of
 * it together may take a few seconds.
 * @throws {FetchFailed} which says nothing of the address
 */
export const fetchCalendar = async (
  url: URL,
  etag: string | null,
  network: Network = openInternet,
): Promise<Fetched> => {
  const signal = AbortSignal.timeout(limits.connectedFetch.fetchTime)
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new FetchFailed('tooSlow')), { once: true })
  })
  try {
    return await Promise.race([follow(url, etag, signal, network), late])
  } catch (error) {
    if (error instanceof FetchFailed) throw error
    throw new FetchFailed(signal.aborted ? 'tooSlow' : 'unreachable')
  }
}
