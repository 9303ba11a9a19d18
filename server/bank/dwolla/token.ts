import * as z from 'zod/mini'
import { BankUnreachable } from '../provider.ts'

export type DwollaAccess = {
  readonly key: string
  readonly secret: string
  /** This is the API's address without a trailing slash. */
  readonly baseUrl: string
  /** Limits how long an answer may take, in milliseconds. */
  readonly timeoutMs: number
}

const tokenResponse = z.object({ access_token: z.string(), expires_in: z.number() })

/** A token is renewed this long before it expires, so that none expires on its way. */
const margin = 60_000

type Token = { readonly text: string; readonly until: number }

/** Throws BankUnreachable when no answer arrives in time: it is then unknown whether the request was carried out. */
export const fetchWithTimeout = async (url: string, init: RequestInit, timeoutMs: number): Promise<Response> => {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
  } catch (cause) {
    throw new BankUnreachable('Dwolla did not answer', { cause })
  }
}

const requestToken = async ({ key, secret, baseUrl, timeoutMs }: DwollaAccess, now: () => number): Promise<Token> => {
  const headers = {
    authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  }
  const body = 'grant_type=client_credentials'
  const answer = await fetchWithTimeout(`${baseUrl}/token`, { method: 'POST', headers, body }, timeoutMs)
  const { success, data } = z.safeParse(tokenResponse, await answer.json().catch(() => undefined))
  if (!success) throw new BankUnreachable(`Dwolla gave no token (${answer.status})`)
  return { text: data.access_token, until: now() + data.expires_in * 1000 - margin }
}

/**
 * Caches this application's token. Concurrent callers share one request for a new token; a caller passes the token that
 * was `refused` to get another.
 */
export const tokenCache = (access: DwollaAccess, now: () => number) => {
  let known: Token | undefined
  let asking: Promise<Token> | undefined
  const renew = async (): Promise<Token> => {
    asking ??= requestToken(access, now).finally(() => {
      asking = undefined
    })
    known = await asking
    return known
  }
  return async (refused?: string): Promise<string> => {
    const usable = known !== undefined && known.until > now() && known.text !== refused
    return (usable && known ? known : await renew()).text
  }
}
