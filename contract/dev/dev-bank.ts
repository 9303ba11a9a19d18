import * as z from 'zod/mini'
import { instant } from '../common.ts'
import { route } from '../route.ts'

const status = z.enum(['pending', 'inProcess', 'paid', 'failed', 'returned', 'cancelled'])

/** A transfer in the books of the sandbox's bank. `amount` in cents, `from` and `to` the last four digits. */
export const sandboxTransferDto = z.object({
  ref: z.string(),
  /** What it was ordered with. */
  key: z.string(),
  amount: z.int(),
  from: z.string(),
  to: z.string(),
  status,
  /** With which it came back, or will. */
  code: z.nullable(z.string()),
  changedAt: instant,
  /** What happens to it next, and when; null where nothing will. */
  next: z.nullable(z.object({ status, at: instant })),
})
export type SandboxTransferDto = z.infer<typeof sandboxTransferDto>

/** `answer`: the HTTP status of the last one; 0 where there was none. `copy` above 0: told again. */
export const sandboxWebhookDto = z.object({
  id: z.string(),
  copy: z.int(),
  topic: z.string(),
  at: instant,
  tries: z.int(),
  deliveredAt: z.nullable(instant),
  answer: z.nullable(z.int()),
})
export type SandboxWebhookDto = z.infer<typeof sandboxWebhookDto>

/** What the sandbox shows of itself, newest first. */
export const sandboxBankDto = z.object({
  now: instant,
  transfers: z.array(sandboxTransferDto),
  webhooks: z.array(sandboxWebhookDto),
})
export type SandboxBankDto = z.infer<typeof sandboxBankDto>

/** The bank to practise with, for testers. 404 where money moves otherwise. */
export const devBankRoutes = {
  book: route({
    method: 'GET',
    path: '/pub/v1/dev/bank',
    access: 'none',
    summary: 'The clock of the bank to practise with, its newest transfers and webhooks.',
    output: sandboxBankDto,
  }),
  close: route({
    method: 'POST',
    path: '/pub/v1/dev/bank/close-of-business',
    access: 'none',
    summary: 'Moves its clock to the end of the business day, so many times; all that is due by then happens.',
    body: z.strictObject({ times: z.int().check(z.minimum(1), z.maximum(60)) }),
    ok: 204,
    output: z.void(),
  }),
} as const
