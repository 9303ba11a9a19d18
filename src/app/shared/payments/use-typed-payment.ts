import { useCallback, useRef } from 'react'

/** The fields of a payment hold these texts. */
export type TypedPayment = {
  readonly amount: string
  readonly number?: string | null | undefined
  readonly note?: string | null | undefined
}
export type PaymentDraft = {
  readonly draft: TypedPayment | null
  readonly onTyped: (values: TypedPayment) => void
}

/** Holds what was typed of a payment for whichever form of it comes next: one way or the other, or one step back. */
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
