import * as z from 'zod/mini'
import type { $ZodType, output } from 'zod/v4/core'
import { BankUnreachable } from '../provider.ts'
import { refusalOf } from './refusals.ts'
import { type DwollaAccess, fetchWithTimeout, tokenCache } from './token.ts'

const hal = 'application/vnd.dwolla.v1.hal+json'

type RequestOptions = { readonly json?: object; readonly form?: FormData; readonly key?: string }

/**
 * Sends requests to Dwolla's API v2. When a token is refused, it is renewed and the request is sent once more with the
 * same key; every other error status is translated and thrown.
 */
export const clientOf = (access: DwollaAccess, now: () => number) => {
  const tokenFor = tokenCache(access, now)

  const attempt = (
    method: string,
    path: string,
    { json, form, key }: RequestOptions,
    token: string,
  ): Promise<Response> => {
    const headers = {
      accept: hal,
      authorization: `Bearer ${token}`,
      ...(json && { 'content-type': hal }),
      ...(key !== undefined && { 'idempotency-key': key }),
    }
    const body = form ?? (json && JSON.stringify(json))
    return fetchWithTimeout(`${access.baseUrl}${path}`, { method, headers, ...(body && { body }) }, access.timeoutMs)
  }

  const request = async (method: string, path: string, sent: RequestOptions = {}): Promise<Response> => {
    const token = await tokenFor()
    const first = await attempt(method, path, sent, token)
    const answer = first.status === 401 ? await attempt(method, path, sent, await tokenFor(token)) : first
    if (!answer.ok) throw refusalOf(answer.status, await answer.json().catch(() => undefined))
    return answer
  }

  return {
    read: async <Schema extends $ZodType>(schema: Schema, path: string): Promise<output<Schema>> => {
      const answer = await request('GET', path)
      const { success, data } = z.safeParse(schema, await answer.json().catch(() => undefined))
      if (!success) throw new BankUnreachable('Dwolla answered something else')
      return data
    },
    /** Resolves with the id of the created resource. */
    create: async (path: string, sent: RequestOptions): Promise<string> => {
      const { headers } = await request('POST', path, sent)
      const id = headers.get('location')?.split('/').at(-1)
      if (!id) throw new BankUnreachable('Dwolla created something and did not say what')
      return id
    },
    change: async (path: string, json: object, key?: string): Promise<void> => {
      await request('POST', path, { json, ...(key !== undefined && { key }) })
    },
  }
}
export type DwollaClient = ReturnType<typeof clientOf>
