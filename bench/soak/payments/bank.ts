import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { type BankBook, bankBook } from '#contract/dev-bank.ts'
import { sandboxPath } from '#server/bank/sandbox/routes.ts'
import { sandboxSecrets } from '#server/bank/sandbox/secrets.ts'
import type { Random } from '#server/seed/random.ts'
import type { House } from '../house.ts'

/** The bank to practise with, from outside: its controls over HTTP, asked again for as long as the server is away. */
export type Bank = {
  book(): Promise<BankBook>
  forward(ms: number): Promise<void>
  /** What it does to its webhooks from now on. */
  mischief(of: { readonly duplicates: number; readonly delayMs: number; readonly shuffled: boolean }): Promise<void>
}

const hour = 3_600_000

export const bankIn = async ({ origin, dataDir }: Pick<House, 'origin' | 'dataDir'>): Promise<Bank> => {
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
  const ask = async (method: string, path: string, json?: object): Promise<unknown> => {
    for (const until = Date.now() + 120_000; ; await pause(200))
      try {
        return await attempt(method, path, json)
      } catch (error) {
        if (Date.now() > until) throw error
      }
  }
  return {
    book: async () => z.parse(bankBook, await ask('GET', '/book?limit=100000')),
    forward: async (ms) => void (await ask('POST', '/clock', { ms })),
    mischief: async (of) => void (await ask('PUT', '/mischief', of)),
  }
}

/** Days pass at the bank, a few hours at a time, until it is told to stop. */
export const letDaysPass = async (bank: Bank, random: Random, going: () => boolean): Promise<void> => {
  while (going()) {
    await bank.forward(random.between(1, 30) * hour)
    await pause(random.between(100, 800))
  }
}

/** All that is under way comes to its end: nothing is due at the bank, and all that it told was taken. */
export const letAllArrive = async (bank: Bank, isQuiet: () => Promise<boolean>): Promise<void> => {
  await bank.mischief({ duplicates: 0, delayMs: 0, shuffled: false })
  for (const until = Date.now() + 300_000; ; await pause(1000)) {
    await bank.forward(40 * 24 * hour)
    const { transfers, webhooks } = await bank.book()
    const moving = transfers.filter(({ next }) => next !== null).length
    const untold = webhooks.filter(({ deliveredAt }) => deliveredAt === null).length
    if (moving === 0 && untold === 0 && (await isQuiet())) return
    if (Date.now() > until) throw new Error(`${moving} transfers still move, ${untold} webhooks are on their way`)
  }
}
