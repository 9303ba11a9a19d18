type Typed = readonly [what: string, typed: string]

/** A mail program, or whoever reads the mail, takes these for addresses of the web. */
export const namesWithLink: readonly Typed[] = [
  ['an address that begins with www', 'www.evil'],
  ['an address among words', 'visit evil.example now'],
  ['an address of two letters', 'x.co'],
  ['an address in other letters', 'пример.рф'],
  ['a scheme', 'Ana https:evil'],
  ['numbers of a host', '10.0.0.1'],
]

/** People are called so. */
export const namesWithPoints: readonly Typed[] = [
  ['initials', 'J. R.'],
  ['initials without spaces', 'J.R.R.'],
  ['a point before a space', 'St. James'],
  ['a point at the end', 'Sam Jr.'],
  ['a name that ends like a scheme', 'Eth: a'],
]
