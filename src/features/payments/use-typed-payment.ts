import { useCallback, useRef } from 'react'
import type { CheckMeans } from '#contract/payments/payments.ts'

/** Holds the fields of a payment as typed text. */
export type TypedPayment = {
  readonly amount: string
  readonly means?: CheckMeans | undefined
  readonly paidOn?: string | undefined
  readonly number?: string | null | undefined
  readonly note?: string | null | undefined
}
export type PaymentDraft = {
  readonly draft: TypedPayment | null
  readonly onTyped: (values: TypedPayment) => void
}

/** Keeps a typed payment while the person switches between bank and check or goes one step back. */
export function useTypedPayment({ draft, onTyped }: PaymentDraft) {
  const typed = useRef(draft)
  const keepDraft = useCallback(
    (values: TypedPayment) => {
      typed.current = values
      onTyped(values)
    },
    [onTyped],
  )
  return { currentDraft: () => typed.current, keepDraft }
}
