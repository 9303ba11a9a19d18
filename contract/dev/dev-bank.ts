import * as z from 'zod/mini'
import { instant } from '../common.ts'
import { route } from '../route.ts'

const status = z.enum(['pending', 'inProcess', 'paid', 'failed', 'returned', 'cancelled'])

/** A transfer in the sandbox bank's books. `amount` is in cents; `from` and `to` are the last four digits. */
export const sandboxTransferDto = z.object({
  ref: z.string(),
  /** The idempotency key of the order. */
  key: z.string(),
  amount: z.int(),
  from: z.string(),
  to: z.string(),
  status,
  /** The code with which it was or will be returned. */
  code: z.nullable(z.string()),
  changedAt: instant,
  /** The next event and its time; null when there is none. */
  next: z.nullable(z.object({ status, at: instant })),
})
export type SandboxTransferDto = z.infer<typeof sandboxTransferDto>

/** `answer` is the HTTP status of the last attempt, 0 when there was none. A `copy` above 0 marks a duplicate. */
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

/** The sandbox's books, newest first. */
export const sandboxBankDto = z.object({
  now: instant,
  transfers: z.array(sandboxTransferDto),
  webhooks: z.array(sandboxWebhookDto),
})
export type SandboxBankDto = z.infer<typeof sandboxBankDto>

/** Controls the sandbox bank, for testers; answers 404 with another bank. */
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
