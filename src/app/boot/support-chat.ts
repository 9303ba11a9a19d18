/** A person talks to our support in this widget. */
export type SupportChat = {
  /** Forgets the person when they sign out. */
  readonly end: () => void
}

/** Does nothing until a widget was started: without one there is nothing to forget. */
export function createSupportChat() {
  let widget: SupportChat | null = null
  return {
    begin: (started: SupportChat): void => {
      widget = started
    },
    end: (): void => {
      widget?.end()
      widget = null
    },
  }
}
