/** Where the product runs, by the name of the host it is reached at. */
export type Environment = 'production' | 'preprod' | 'test' | 'dev' | 'local'

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/

/** A part of a name that says it alone (`test`, `dev2`) or beside others (`app-test`). Never a piece of a longer word. */
const said = /^(?:.*-)?(test|dev|preprod)\d*(?:-.*)?$/

/** How many labels at the end are the domain that somebody owns: `evenhand.com`, `evenhand.co.nz`. */
const ownedLabels = (labels: readonly string[]): number => {
  const [second = '', top = ''] = labels.slice(-2)
  return top.length === 2 && /^(?:com?|org|net|ac|gov|edu)$/.test(second) ? 3 : 2
}

const isKnown = (name: string | undefined): name is 'test' | 'dev' | 'preprod' =>
  name === 'test' || name === 'dev' || name === 'preprod'

/**
 * Production, unless the host says otherwise: a loopback host or `*.localhost`, the reserved `*.test`, or a label before
 * the domain itself that reads test, dev or preprod. What somebody named their domain says nothing: `devon.example`,
 * `attest.com`, `localhost.evil.com` are production.
 */
export function environmentOf(hostname: string): Environment {
  const host = hostname.trim().toLowerCase().replace(/\.$/, '')
  const labels = host.split('.')
  const top = labels.at(-1)
  if (loopback.test(host) || top === 'localhost') return 'local'
  if (top === 'test' && labels.length > 1) return 'test'
  for (const label of labels.slice(0, -ownedLabels(labels))) {
    const name = said.exec(label)?.[1]
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

/** The marketing site of the country whose join host this is; null for every host that is not one of ours to join at. */
export function marketingSiteOf(hostname: string): string | null {
  const host = hostname.trim().toLowerCase().replace(/\.$/, '')
  const ending = /^join(?:[.-](?:test|dev|preprod)\d*)?\.evenhand(\.[a-z.]+)$/.exec(host)?.[1] ?? ''
  return isCountry(ending) ? marketingSites[ending] : null
}
