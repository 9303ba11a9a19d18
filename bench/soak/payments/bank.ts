import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { type SandboxBankDto, sandboxBankDto } from '#contract/dev/dev-bank.ts'
import { sandboxPath } from '#server/bank/sandbox/routes.ts'
import { sandboxSecrets } from '#server/bank/sandbox/secrets.ts'
import type { SupervisedServer } from '../supervised-server.ts'

/** Controls the sandbox bank over HTTP, and repeats while the server is down. */
export type Bank = {
  book(): Promise<SandboxBankDto>
  forward(ms: number): Promise<void>
  /** Configures the faults of its webhooks from now on. */
  injectFaults(of: { readonly duplicates: number; readonly delayMs: number; readonly shuffled: boolean }): Promise<void>
}

export const bankIn = async ({ origin, dataDir }: Pick<SupervisedServer, 'origin' | 'dataDir'>): Promise<Bank> => {
  const { apiKey } = await sandboxSecrets(dataDir)
  const attempt = async (method: string, path: string, json?: object): Promise<unknown> => {
    const answer = await fetch(`${origin}${sandboxPath}${path}`, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, ...(json && { 'content-type': 'application/json' }) },
      ...(json && { body: JSON.stringify(json) }),
      signal: AbortSignal.timeout(30_000),
    })
    if (!answer.ok) throw new Error(`the bank answered ${answer.status}`)
    return answer.status === 204 ? undefined : answer.json()
  }
  const request = async (method: string, path: string, json?: object): Promise<unknown> => {
    for (const until = Date.now() + 120_000; ; await pause(200))
      try {
        return await attempt(method, path, json)
      } catch (error) {
        if (Date.now() > until) throw error
      }
  }
  return {
    book: async () => z.parse(sandboxBankDto, await request('GET', '/book?limit=100000')),
    forward: async (ms) => void (await request('POST', '/clock', { ms })),
    injectFaults: async (of) => void (await request('PUT', '/mischief', of)),
  }
}
