/** The widget in which a person talks to our support. */
export type SupportChat = {
  /** Forgets who was talking, when they leave. */
  readonly end: () => void
}

/** Where no provider's key is configured there is no widget, and nothing to forget. */
export const silentSupportChat: SupportChat = { end: () => {} }
