/** Holds whether the server refused something because the session shows another family than this page was drawn for. */
export function createOtherFamily() {
  let isOpen = false
  const listeners = new Set<() => void>()
  const change = (next: boolean) => {
    isOpen = next
    for (const listener of listeners) listener()
  }
  return {
    note: (): void => change(true),
    close: (): void => change(false),
    isOpen: (): boolean => isOpen,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
