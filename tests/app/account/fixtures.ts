/** An account as its owner reads it, signed in on one device. */
export const account = {
  firstName: 'Dana',
  lastName: 'Reyes',
  username: 'dana.reyes',
  email: 'dana@example.com',
  role: 'parent',
  locale: 'en-US',
  timeZone: 'America/New_York',
  passwordChangedAt: '2026-01-05T15:00:00.000Z',
  secondStep: { since: null as string | null, codesLeft: 0, app: false },
  sessions: [
    {
      id: '00000000-0000-4000-8000-000000000001',
      since: '2026-11-20T14:00:00.000Z',
      lastUsedAt: '2026-11-20T14:00:00.000Z',
      device: { browser: 'chrome', system: 'windows' },
      current: true,
    },
  ],
}

/** A profile with nothing but a name and a phone number. */
export const profile = {
  firstName: 'Dana',
  lastName: 'Reyes',
  avatarColor: null as string | null,
  weekStart: null as string | null,
  contact: {
    countryCode: 'US',
    phone: '2125550100',
    dateOfBirth: null,
    line1: null,
    line2: null,
    city: null,
    state: null,
    postalCode: null,
  },
}
