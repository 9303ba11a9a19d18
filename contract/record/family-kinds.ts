/** Entries about a family's children and categories, by their kind, to what the dictionary calls them. */
export const familyKinds = {
  'child.added': 'childAdded',
  'child.renamed': 'childRenamed',
  'child.changed': 'childChanged',
  'child.archived': 'childArchived',
  'child.restored': 'childRestored',
  'child.removed': 'childRemoved',
  'category.added': 'categoryAdded',
  'category.changed': 'categoryChanged',
  'category.removed': 'categoryRemoved',
} as const

/** The same about orders of child support; a payment of it is told as a payment. */
export const supportKinds = {
  'supportOrder.begin': 'supportBegun',
  'supportOrder.confirm': 'supportConfirmed',
  'supportOrder.dispute': 'supportDisputed',
  'supportOrder.withdraw': 'supportWithdrawn',
  'supportOrder.askEnd': 'supportEndAsked',
  'supportOrder.agreeEnd': 'supportEndAgreed',
  'supportOrder.refuseEnd': 'supportEndRefused',
  'supportOrder.withdrawEnd': 'supportEndWithdrawn',
  'supportOrder.end': 'supportEnded',
  'supportOrder.followed': 'supportFollowed',
} as const

const kinds = { ...familyKinds, ...supportKinds } as const
export type FamilyKey = (typeof kinds)[keyof typeof kinds]

const isFamilyKind = (kind: string): kind is keyof typeof kinds => Object.hasOwn(kinds, kind)

/** Null: it is about something else. */
export const familyKeyOf = (kind: string): FamilyKey | null => (isFamilyKind(kind) ? kinds[kind] : null)
