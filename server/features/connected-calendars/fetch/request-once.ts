import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { Resolved } from './resolve.ts'

/** `ca` stands in for the certificate authorities of the system; tests have their own. */
export type Connection = { readonly ca?: string; readonly port?: number }

type Asked = { readonly etag: string | null; readonly signal: AbortSignal }

/**
 * Sends one request to the address that was checked: the name is not looked up again, so nobody can give another address
 * in between. Neither a cookie nor a password goes with it.
 */
export const requestOnce = (
  url: URL,
  { address, family }: Resolved,
  { etag, signal }: Asked,
  { ca, port }: Connection,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent: false,
        signal,
        ...(ca !== undefined && { ca }),
        ...(port !== undefined && { port }),
        lookup: (_host, { all }, done) => (all ? done(null, [{ address, family }]) : done(null, address, family)),
        headers: {
          accept: 'text/calendar, text/plain;q=0.5',
          'accept-encoding': 'gzip, deflate, br',
          'user-agent': 'Evenhand calendar',
          ...(etag !== null && { 'if-none-match': etag }),
        },
      },
      resolve,
    )
    sent.on('error', reject)
    sent.end()
  })
