import * as z from 'zod/mini'
import { BankUnreachable } from '../provider.ts'

export type DwollaAccess = {
  readonly key: string
  readonly secret: string
  /** Of the API, without a slash at the end. */
  readonly baseUrl: string
  /** How long an answer may take, in milliseconds. */
  readonly timeoutMs: number
}

const tokenResponse = z.object({ access_token: z.string(), expires_in: z.number() })

/** Renewed this long before it ends, so that none ends on its way. */
const margin = 60_000

type Token = { readonly text: string; readonly until: number }

/** Where nothing is heard in time, or not at all, nobody knows what was done. */
export const fetchWithTimeout = async (url: string, init: RequestInit, patience: number): Promise<Response> => {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(patience), redirect: 'error' })
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
 * The token of this application. However many ask at once, it is fetched once for all of them; `refused` is one that was not
 * accepted, and asks for another.
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
