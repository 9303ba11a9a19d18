import { type $ZodType, type output, safeParse } from 'zod/v4/core'
import { draftKey } from './session/stored.ts'

/**
 * What somebody typed for one purpose and has not sent. It lives as long as the tab: a reload and a session that ran out leave
 * it, signing out takes it, and nobody who signs in after them finds it.
 */
export function draftOf<Schema extends $ZodType>(purpose: string, schema: Schema) {
  return {
    /** Null where there is nothing to bring back, or nothing that this page understands. */
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
