import type { Finding } from '../record-part.ts'

export const isOfDatabase = (error: unknown): boolean => error instanceof Error && 'code' in error

/** A row that was changed may be one with which nothing can be computed, which is a finding and not a fault. */
export const attempt = async <T>(
  about: string,
  findings: Finding[],
  run: () => Promise<T> | undefined,
): Promise<T | undefined> => {
  try {
    return await run()
  } catch (error) {
    if (isOfDatabase(error)) throw error
    findings.push(`${about}: nothing follows from its rows (${error instanceof Error ? error.message : String(error)})`)
    return undefined
  }
}
