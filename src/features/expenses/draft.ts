import * as z from 'zod/mini'
import type { ExpenseValues } from './expense-form.schema.ts'
import type { StoredUpload } from './use-uploads.ts'

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
  uploads: z.array(z.object({ id: z.string(), name: z.string(), bytes: z.number() })),
  /** The expense it sends again, if it does. */
  previousId: z.nullable(z.string()),
})
export type Draft = { values: ExpenseValues; uploads: StoredUpload[]; previousId: string | null }

/** What was typed for this same purpose before the page was left or reloaded; null where there is nothing to bring back. */
export function readDraft(previousId: string | null): Draft | null {
  const text = sessionStorage.getItem(key)
  if (!text) return null
  const parsed = z.safeParse(draft, JSON.parse(text))
  return parsed.success && parsed.data.previousId === previousId ? parsed.data : null
}

export const keepDraft = (value: Draft): void => sessionStorage.setItem(key, JSON.stringify(value))
export const dropDraft = (): void => sessionStorage.removeItem(key)
