/** The widget in which a person talks to our support. */
export type SupportChat = {
  /** Forgets who was talking, when they leave. */
  readonly end: () => void
}

/** Silent until a widget has been started: where none is configured there is nothing to forget. */
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
