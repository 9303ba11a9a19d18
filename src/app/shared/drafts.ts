import { type $ZodType, type output, safeParse } from 'zod/v4/core'
import { draftKey } from './session/stored.ts'

/**
 * Stores what somebody typed for one purpose and has not sent. It lives as long as the tab: it survives a reload and an
 * expired session, signing out removes it, and the next person to sign in cannot find it.
 */
export function draftOf<Schema extends $ZodType>(purpose: string, schema: Schema) {
  return {
    /** Returns null when nothing is stored, or nothing that this page can read. */
    read(): output<Schema> | null {
      const text = sessionStorage.getItem(draftKey(purpose))
      if (text === null) return null
      const parsed = safeParse(schema, JSON.parse(text))
      return parsed.success ? parsed.data : null
    },
    keep: (value: output<Schema>): void => sessionStorage.setItem(draftKey(purpose), JSON.stringify(value)),
    drop: (): void => sessionStorage.removeItem(draftKey(purpose)),
  }
}
