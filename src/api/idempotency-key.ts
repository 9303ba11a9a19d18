import { isPassing } from './failures.ts'

/** The server runs a request with this key once, however often the request arrives. */
export const newKey = (): string => crypto.randomUUID()

/** Holds a key with the input that was sent under it. */
export type SentKey = { readonly key: string; readonly serialized: string }
/** Stores the key of a request whose outcome is unknown. */
export type SentKeyStore = {
  readonly read: () => SentKey | null
  readonly keep: (sent: SentKey) => void
  readonly drop: () => void
}

function inMemory(): SentKeyStore {
  let stored: SentKey | null = null
  return {
    read: () => stored,
    keep: (sent) => {
      stored = sent
    },
    drop: () => {
      stored = null
    },
  }
}

/**
 * Keeps one idempotency key while it is unknown whether the server heard the request (no answer, or a failing server)
 * and the person tries again with the same input. Any other input gets a new key. A store that outlives the page makes
 * this hold across a reload.
 */
export function createIdempotencyKey(store: SentKeyStore = inMemory()) {
  return {
    take(input: unknown): string {
      const serialized = JSON.stringify(input) ?? ''
      const before = store.read()
      if (before?.serialized === serialized) return before.key
      const key = newKey()
      store.keep({ key, serialized })
      return key
    },
    settle(failure?: unknown): void {
      if (!isPassing(failure)) store.drop()
    },
  }
}
