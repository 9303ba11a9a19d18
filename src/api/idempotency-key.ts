import { isPassing } from './failures.ts'

/** The server runs a request with this key once, however often the request arrives. */
export const newKey = (): string => crypto.randomUUID()

/**
 * Keeps one idempotency key while it is unknown whether the server heard the request (no answer, or a failing server)
 * and the person tries again with the same input. Any other input gets a new key.
 */
export function createIdempotencyKey() {
  let kept: { key: string; serialized: string } | null = null
  return {
    take(input: unknown): string {
      const serialized = JSON.stringify(input) ?? ''
      if (kept?.serialized !== serialized) kept = { key: newKey(), serialized }
      return kept.key
    },
    settle(failure?: unknown): void {
      if (!isPassing(failure)) kept = null
    },
  }
}
