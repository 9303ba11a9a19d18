import { expect, type Page } from '@playwright/test'
import * as z from 'zod/mini'

const outbox = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }))

/** Waits for the newest mail of a subject to an address that begins so, and returns its text. */
export const mailed = async (page: Page, to: string, subject: string): Promise<string> => {
  const newest = async () => {
    const mails = outbox.parse(await (await page.request.get('/pub/v1/dev/outbox')).json())
    return mails.find((mail) => mail.to.startsWith(to) && mail.subject === subject)?.text ?? ''
  }
  await expect.poll(newest).not.toBe('')
  return newest()
}

/** The link in a mail. */
export const addressIn = (text: string): string => /https?:\/\/\S+[#?]\S+/.exec(text)?.[0] ?? ''
