import type { FamilyDto } from '#contract/families.ts'
import type { ExpenseParty } from '#machines/expenses/expense.types.ts'
import type { Mode } from '#machines/shared/turn.ts'
import { viewerOf } from '#src/app/shared/viewer/viewer.ts'

/** Dana owes, Sam paid the shop; Mia and Leo are their children. 285.00 is split 50/50, so 142.50 is owed. */
export const dana = '00000000-0000-4000-8000-00000000000a'
export const sam = '00000000-0000-4000-8000-00000000000b'
const [mia, leo] = ['00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-0000000000c2']
export const general = '00000000-0000-4000-8000-0000000000d1'
export const medical = '00000000-0000-4000-8000-0000000000d2'
export const expenseId = '00000000-0000-4000-8000-0000000000e1'
export const children = { mia, leo }
export const now = '2026-11-20T17:00:00.000Z'

export const family = (viewpoint: string, mode: Mode = 'self'): FamilyDto => ({
  id: '00000000-0000-4000-8000-000000000001',
  currency: 'USD',
  timeZone: 'America/New_York',
  country: 'US',
  bankTransfers: true,
  viewpoint,
  heldSince: null,
  standing: 'parent',
  mode,
  members: [
    {
      id: dana,
      firstName: 'Dana',
      lastName: 'Reyes',
      initials: 'DR',
      role: 'parent',
      side: 'A',
      joined: true,
      closedAt: null,
    },
    {
      id: sam,
      firstName: 'Sam',
      lastName: 'Keller',
      initials: 'SK',
      role: 'parent',
      side: 'B',
      joined: true,
      closedAt: null,
    },
  ],
  children: [
    { id: mia, firstName: 'Mia', offered: true },
    { id: leo, firstName: 'Leo', offered: true },
  ],
  categories: [
    { id: general, preset: 'general', name: null, description: null, creatorPercent: 50, offered: true },
    { id: medical, preset: 'medicalDental', name: null, description: null, creatorPercent: 50, offered: true },
  ],
})

/** Describes the viewers: the two parents, and somebody who views as Dana. */
export const people = {
  creator: { party: 'creator', mode: 'self', viewpoint: sam },
  other: { party: 'other', mode: 'self', viewpoint: dana },
  viewing: { party: 'other', mode: 'viewing', viewpoint: dana },
} as const satisfies Record<string, { party: ExpenseParty; mode: Mode; viewpoint: string }>
export type Person = keyof typeof people

export const viewerFor = (person: Person, locale: 'en-US' | 'en-GB' | 'es-MX' = 'en-US') =>
  viewerOf(family(people[person].viewpoint, people[person].mode), locale, now)
