import * as z from 'zod/mini'
import { receiptTypes } from '#contract/files.ts'
import type { ExpenseValues } from './expense-form.schema.ts'
import type { KeptUpload } from './upload.model.ts'

/** Lives as long as the tab, and goes with the session: what was typed survives a reload, not the person. */
const key = 'expenseDraft'

const draft = z.object({
  values: z.object({
    name: z.string(),
    total: z.string(),
    purchaseDate: z.string(),
    categoryId: z.string(),
    childIds: z.array(z.string()),
    note: z.optional(z.nullable(z.string())),
    private: z.boolean(),
    receipts: z.array(z.string()),
  }),
  uploads: z.array(
    z.object({
      name: z.string(),
      bytes: z.number(),
      modified: z.number(),
      uploadId: z.nullable(z.string()),
      id: z.nullable(z.string()),
      type: z.nullable(z.enum(receiptTypes)),
    }),
  ),
  /** The expense it sends again, if it does. */
  previousId: z.nullable(z.string()),
})
export type Draft = { values: ExpenseValues; uploads: KeptUpload[]; previousId: string | null }

/** What was typed for this same purpose before the page was left or reloaded; null where there is nothing to bring back. */
export function readDraft(previousId: string | null): Draft | null {
  const text = sessionStorage.getItem(key)
  if (!text) return null
  const parsed = z.safeParse(draft, JSON.parse(text))
  return parsed.success && parsed.data.previousId === previousId ? parsed.data : null
}

export const keepDraft = (value: Draft): void => sessionStorage.setItem(key, JSON.stringify(value))
export const dropDraft = (): void => sessionStorage.removeItem(key)
