import { useState } from 'react'
import type { $ZodType, output } from 'zod/v4/core'
import { latestAfterConflict } from './conflict.ts'

/**
 * Holds an item as it was when its edit began, so that nothing typed is lost when it moves meanwhile. Its version is sent,
 * and the server refuses an earlier one; after that refusal the edit goes on with the item that came with it.
 */
export function useSeen<Schema extends $ZodType<{ readonly id: string }>>(item: output<Schema> | null, schema: Schema) {
  const [seen, setSeen] = useState(item)
  const look = (failure: unknown): void => {
    const latest = latestAfterConflict(failure, schema)
    if (latest && latest.id === seen?.id) setSeen(latest)
  }
  return [seen, look] as const
}
