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
export type FamilyKey = (typeof familyKinds)[keyof typeof familyKinds]

const isFamilyKind = (kind: string): kind is keyof typeof familyKinds => Object.hasOwn(familyKinds, kind)

/** Null: it is about something else. */
export const familyKeyOf = (kind: string): FamilyKey | null => (isFamilyKind(kind) ? familyKinds[kind] : null)
