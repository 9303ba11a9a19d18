import type { FamilyDto } from '#contract/families.ts'
import { sessionKeys } from '#contract/session.ts'

const dana = '0193f3a0-0000-7000-8000-00000000000d'
const sam = '0193f3a0-0000-7000-8000-00000000000a'

export const sessionValues = {
  ...Object.fromEntries(sessionKeys.map((key) => [key, null])),
  auth: 'token',
  userId: dana,
  firstName: 'Dana',
  languageLocale: 'en-US',
  currentTime: '2026-11-20T22:00:00.000Z',
}

const parent = (id: string, firstName: string, side: 'A' | 'B') => ({
  id,
  firstName,
  lastName: '',
  side,
  initials: firstName.slice(0, 1),
  role: 'parent' as const,
  joined: true,
  closedAt: null,
})

export const family: FamilyDto = {
  id: '0193f3a0-0000-7000-8000-0000000000f1',
  currency: 'USD',
  timeZone: 'America/New_York',
  country: 'US',
  bankTransfers: true,
  heldSince: null,
  viewpoint: dana,
  standing: 'parent',
  mode: 'self',
  members: [parent(dana, 'Dana', 'A'), parent(sam, 'Sam', 'B')],
  children: [],
  categories: [],
}
