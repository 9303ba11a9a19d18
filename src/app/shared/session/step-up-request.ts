/**
 * Holds whether a command waits for the password. Commands that wait together share one dialog and its answer; see
 * `StepUpDialog`.
 */
export function createStepUpRequest() {
  let waiting: { readonly given: Promise<boolean>; readonly settle: (given: boolean) => void } | null = null
  const listeners = new Set<() => void>()
  const change = (next: typeof waiting) => {
    waiting = next
    for (const listener of listeners) listener()
  }
  return {
    /** Opens the dialog; resolves with whether the password was given. */
    ask: (): Promise<boolean> => {
      if (!waiting) {
        const { promise: given, resolve: settle } = Promise.withResolvers<boolean>()
        change({ given, settle })
        return given
      }
      return waiting.given
    },
    answer: (given: boolean): void => {
      waiting?.settle(given)
      change(null)
    },
    isOpen: (): boolean => waiting !== null,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
