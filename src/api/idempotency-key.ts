import { isPassing } from './failures.ts'

/** What makes the server do a thing once, however often the request for it arrives. */
export const newKey = (): string => crypto.randomUUID()

/**
 * The key of one press. It stays the same while nobody knows whether the press was heard (no answer, a server in trouble)
 * and the person tries again with the same words; anything else is a new press.
 */
export function createIdempotencyKey() {
  let kept: { key: string; words: string } | null = null
  return {
    take(input: unknown): string {
      const words = JSON.stringify(input) ?? ''
      if (kept?.words !== words) kept = { key: newKey(), words }
      return kept.key
    },
    settle(failure?: unknown): void {
      if (!isPassing(failure)) kept = null
    },
  }
}
