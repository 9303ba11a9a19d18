import * as z from 'zod/mini'
import { currency, date, itemParams, minor, searchText } from '../common.ts'
import { fileDto } from '../files/files.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'

/** A receipt with what its expense is known by. */
export const receiptDto = z.object({
  file: fileDto,
  expense: z.object({
    name: z.string(),
    total: minor,
    currency,
    purchaseDate: date,
    /** Says whether nobody but the viewer knows of the expense. */
    private: z.boolean(),
  }),
})
export type ReceiptDto = z.infer<typeof receiptDto>

const path = '/pub/v1/receipts'

/** The receipts of expenses, to be attached to something else. The `id` is that of the file. */
export const receiptRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary:
      'One page of the receipts of the expenses that the caller recorded or opened, the newest first. `search` requires each of its words in the name of the file, or where the log finds it.',
    query: z.object({
      search: z.optional(searchText(limits.search)),
      after: z.optional(z.string().check(z.maxLength(200, 'malformed'))),
      limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.page.max))),
    }),
    output: z.object({ items: z.array(receiptDto), next: z.nullable(z.string()) }),
  }),
  /** The copy that is attached is a file of its own, so that neither file ever changes who reads the other. */
  copy: route({
    method: 'POST',
    path: `${path}/:id/copies`,
    access: 'bearer',
    summary: 'Makes a file of its own of a receipt, to be attached to something. Its bytes are stored once.',
    params: itemParams,
    ok: 201,
    output: fileDto,
  }),
} as const
