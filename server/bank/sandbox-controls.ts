import * as z from 'zod/mini'
import { type SandboxBankDto, sandboxBankDto } from '#contract/dev/dev-bank.ts'
import { sandboxPath } from './sandbox/routes.ts'
import type { SandboxSecrets } from './sandbox/secrets.ts'
import type { SandboxRequest, Send } from './send.ts'

/** Lets a tester control the sandbox bank through its HTTP interface. */
export type SandboxControls = {
  book(limit: number): Promise<SandboxBankDto>
  /**
   * Moves the sandbox's clock to the end of the business day, `times` times; resolves when everything due by then has
   * been delivered.
   */
  closeOfBusiness(times: number): Promise<void>
}

export const sandboxControls = (send: Send, { apiKey }: SandboxSecrets): SandboxControls => {
  const request = async (method: SandboxRequest['method'], path: string, json?: object): Promise<string> => {
    const headers = { authorization: `Bearer ${apiKey}`, ...(json && { 'content-type': 'application/json' }) }
    const body = json && Buffer.from(JSON.stringify(json))
    const { status, text } = await send({ method, path: `${sandboxPath}${path}`, headers, ...(body && { body }) })
    if (status >= 300) throw new Error(`the sandbox answered ${status}`)
    return text
  }
  return {
    book: async (limit) => z.parse(sandboxBankDto, JSON.parse(await request('GET', `/book?limit=${limit}`))),
    closeOfBusiness: async (businessDays) => void (await request('POST', '/clock', { businessDays })),
  }
}
