import * as z from 'zod/mini'
import { checkMeans } from '#contract/payments/payments.ts'
import { draftOf } from '#src/app/shared/drafts.ts'
import { storedUploads as uploads } from '#src/app/shared/uploads/upload.model.ts'

const values = z.object({
  name: z.string(),
  total: z.string(),
  purchaseDate: z.string(),
  categoryId: z.string(),
  ownPercent: z._default(z.nullable(z.string()), null),
  childIds: z.array(z.string()),
  note: z.optional(z.nullable(z.string())),
  private: z.boolean(),
  receipts: z.array(z.string()),
})
const typed = z.optional(z.nullable(z.string()))

/** Stores a new expense of this family, or an earlier one that is being sent again. */
export const newDraft = (familyId: string, previousId: string | null) =>
  draftOf(previousId ? `expense.again.${previousId}` : `expense.new.${familyId}`, z.object({ values, uploads }))

/** Stores the idempotency key under which that expense was sent, until its outcome is known. */
export const newSentKey = (familyId: string, previousId: string | null) =>
  draftOf(
    previousId ? `expense.again.${previousId}.key` : `expense.new.${familyId}.key`,
    z.object({ key: z.string(), serialized: z.string() }),
  )

/** Stores an edit with the version that was on the screen when it began. */
export const editDraft = (id: string) => draftOf(`expense.edit.${id}`, z.object({ version: z.int(), values }))

export const payDraft = (id: string) =>
  draftOf(
    `expense.pay.${id}`,
    z.object({
      amount: z.string(),
      means: z.optional(z.enum(checkMeans)),
      paidOn: z.optional(z.string()),
      number: typed,
      note: typed,
    }),
  )

/** Stores receipts that were chosen for an expense and not added to it. */
export const receiptsDraft = (id: string) => draftOf(`expense.receipts.${id}`, uploads)
