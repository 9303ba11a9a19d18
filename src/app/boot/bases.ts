import type { Bases } from '#src/api/address.ts'

/**
 * The API's address for pages that no server of ours delivered, such as a build on a file host: never production, so
 * that a forgotten setting cannot reach real families.
 */
export const preprodApi = 'https://api.preprod.evenhand.com'

const textIn = (given: object, key: string): string | undefined => {
  const value: unknown = Object.entries(given).find(([name]) => name === key)?.[1]
  return typeof value === 'string' ? value : undefined
}

/** Reads the addresses that the server writes into the page (server/http/pages.ts). */
export function readBases(page: Document): Bases {
  const text = page.querySelector('meta[name="api-bases"]')?.getAttribute('content')
  const given: unknown = JSON.parse(text || '{}')
  const known = typeof given === 'object' && given !== null ? given : {}
  const own = textIn(known, 'own') ?? preprodApi
  return { own, signUp: textIn(known, 'signUp') ?? own, second: textIn(known, 'second') ?? own }
}
