import { useCallback, useRef } from 'react'
import type { PayProps } from './pay-by-check.tsx'

/** What was typed of a payment, for whichever form of it comes next: one way or the other, or one step back. */
export function useTypedPayment({ kept, onTyped }: Pick<PayProps, 'kept' | 'onTyped'>) {
  const typed = useRef(kept)
  const keep = useCallback(
    (values: NonNullable<PayProps['kept']>) => {
      typed.current = values
      onTyped(values)
    },
    [onTyped],
  )
  return { keptNow: () => typed.current, keep }
}
