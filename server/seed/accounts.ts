/** All demo accounts share this password, which satisfies the password rules. It is never used in production. */
export const demoPassword = 'Two-homes-1-record'

export type DemoAccount = {
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly role: 'parent' | 'child' | 'professional'
  readonly locale: 'en-US' | 'en-GB' | 'es-MX'
  readonly side?: 'A' | 'B'
  /** A parent whose plan has lapsed; all others have Premium. */
  readonly lapsed?: true
  /** The usernames of the parents who gave a professional access. */
  readonly looksAs?: readonly string[]
}

export type DemoFamily = {
  readonly name: string
  readonly country: 'US' | 'GB' | 'MX'
  readonly timeZone: string
  readonly people: readonly DemoAccount[]
  /** Holds first names; a child with an account has the first name given in `people`. */
  readonly children: readonly string[]
}

export const demoFamilies: readonly DemoFamily[] = [
  {
    name: 'Reyes and Keller',
    country: 'US',
    timeZone: 'America/New_York',
    people: [
      { username: 'dana.reyes', firstName: 'Dana', lastName: 'Reyes', role: 'parent', side: 'A', locale: 'en-US' },
      { username: 'sam.keller', firstName: 'Sam', lastName: 'Keller', role: 'parent', side: 'B', locale: 'en-US' },
      { username: 'mia.keller', firstName: 'Mia', lastName: 'Keller', role: 'child', locale: 'en-US' },
      {
        username: 'pat.morgan',
        firstName: 'Pat',
        lastName: 'Morgan',
        role: 'professional',
        looksAs: ['dana.reyes'],
        locale: 'en-US',
      },
      {
        username: 'robin.ellis',
        firstName: 'Robin',
        lastName: 'Ellis',
        role: 'professional',
        looksAs: ['dana.reyes', 'sam.keller'],
        locale: 'en-US',
      },
    ],
    children: ['Mia', 'Leo'],
  },
  {
    name: 'Hart and Bell',
    country: 'GB',
    timeZone: 'Europe/London',
    people: [
      { username: 'olivia.hart', firstName: 'Olivia', lastName: 'Hart', role: 'parent', side: 'A', locale: 'en-GB' },
      { username: 'thomas.bell', firstName: 'Thomas', lastName: 'Bell', role: 'parent', side: 'B', locale: 'en-GB' },
    ],
    children: ['Poppy'],
  },
  {
    name: 'Vega y Luna',
    country: 'MX',
    timeZone: 'America/Mexico_City',
    people: [
      { username: 'lucia.vega', firstName: 'Lucía', lastName: 'Vega', role: 'parent', side: 'A', locale: 'es-MX' },
      {
        username: 'marco.luna',
        firstName: 'Marco',
        lastName: 'Luna',
        role: 'parent',
        side: 'B',
        locale: 'es-MX',
        lapsed: true,
      },
    ],
    children: ['Sofía'],
  },
]

/** The start prints these accounts. */
export const demoAccounts = demoFamilies.flatMap(({ name, people }) =>
  people.map(({ username, firstName, lastName, role, looksAs }) => ({
    username,
    password: demoPassword,
    name: `${firstName} ${lastName}`,
    role: looksAs ? `${role}, looks as ${looksAs.join(', ')}` : role,
    family: name,
  })),
)
