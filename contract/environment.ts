/** Says where the product runs, derived from the name of the host. */
export type Environment = 'production' | 'preprod' | 'test' | 'dev' | 'local'

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/

/**
 * Matches a label that is `test` or `dev2` as a whole, or has it as one of its hyphenated parts (`app-test`), but never
 * a part of a longer word.
 */
const named = /^(?:.*-)?(test|dev|preprod)\d*(?:-.*)?$/

/** Returns how many labels at the end form the owned domain: `evenhand.com`, `evenhand.co.nz`. */
const ownedLabels = (labels: readonly string[]): number => {
  const [second = '', top = ''] = labels.slice(-2)
  return top.length === 2 && /^(?:com?|org|net|ac|gov|edu)$/.test(second) ? 3 : 2
}

const isKnown = (name: string | undefined): name is 'test' | 'dev' | 'preprod' =>
  name === 'test' || name === 'dev' || name === 'preprod'

/**
 * Returns production unless the host says otherwise: a loopback host or `*.localhost`, the reserved `*.test`, or a
 * label before the domain that reads test, dev or preprod. The domain itself does not count: `devon.example`,
 * `attest.com` and `localhost.evil.com` are production.
 */
export function environmentOf(hostname: string): Environment {
  const host = hostname.trim().toLowerCase().replace(/\.$/, '')
  const labels = host.split('.')
  const top = labels.at(-1)
  if (loopback.test(host) || top === 'localhost') return 'local'
  if (top === 'test' && labels.length > 1) return 'test'
  for (const label of labels.slice(0, -ownedLabels(labels))) {
    const name = named.exec(label)?.[1]
    if (isKnown(name)) return name
  }
  return 'production'
}

const marketingSites = {
  '.com': 'https://www.evenhand.com',
  '.co.nz': 'https://www.evenhand.co.nz',
  '.ca': 'https://www.evenhand.ca',
  '.com.au': 'https://www.evenhand.com.au',
} as const

const isCountry = (ending: string): ending is keyof typeof marketingSites => Object.hasOwn(marketingSites, ending)

/** Returns the marketing site of the country whose join host this is; null for every other host. */
export function marketingSiteOf(hostname: string): string | null {
  const host = hostname.trim().toLowerCase().replace(/\.$/, '')
  const ending = /^join(?:[.-](?:test|dev|preprod)\d*)?\.evenhand(\.[a-z.]+)$/.exec(host)?.[1] ?? ''
  return isCountry(ending) ? marketingSites[ending] : null
}
