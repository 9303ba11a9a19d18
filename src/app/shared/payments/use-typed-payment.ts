import { useCallback, useRef } from 'react'

/** What a person typed of a payment, as the fields hold it. */
export type TypedPayment = {
  readonly amount: string
  readonly number?: string | null | undefined
  readonly note?: string | null | undefined
}
export type PaymentDraft = {
  readonly kept: TypedPayment | null
  readonly onTyped: (values: TypedPayment) => void
}

/** What was typed of a payment, for whichever form of it comes next: one way or the other, or one step back. */
export function useTypedPayment({ kept, onTyped }: PaymentDraft) {
  const typed = useRef(kept)
  const keep = useCallback(
    (values: TypedPayment) => {
      typed.current = values
      onTyped(values)
    },
    [onTyped],
  )
  return { keptNow: () => typed.current, keep }
}
