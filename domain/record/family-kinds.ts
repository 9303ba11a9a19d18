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

/** Entries about one's own payment account and its bank accounts, which only their owner reads. They tell that, never what was answered. */
export const accountKinds = {
  'paymentAccount.begin': 'accountBegun',
  'paymentAccount.signUp': 'accountSignUp',
  'paymentAccount.giveName': 'accountName',
  'paymentAccount.giveBirth': 'accountBirth',
  'paymentAccount.giveEmail': 'accountEmail',
  'paymentAccount.giveAddress': 'accountAddress',
  'paymentAccount.submit': 'accountSubmit',
  'paymentAccount.correct': 'accountCorrect',
  'paymentAccount.giveDocument': 'accountDocument',
  'paymentAccount.leave': 'accountLeave',
  'paymentAccount.providerChanged': 'accountMoved',
  'paymentAccount.verified': 'accountVerified',
  'paymentAccount.detailsAsked': 'accountDetailsAsked',
  'paymentAccount.documentAsked': 'accountDocumentAsked',
  'paymentAccount.reviewBegun': 'accountInReview',
  'paymentAccount.refused': 'accountRefused',
  'paymentAccount.suspended': 'accountSuspended',
  'paymentAccount.deactivated': 'accountDeactivated',
  'bankAccount.added': 'bankAccountAdded',
  'bankAccount.linked': 'bankAccountLinked',
  'bankAccount.renamed': 'bankAccountRenamed',
  'bankAccount.preferred': 'bankAccountPreferred',
  'bankAccount.removed': 'bankAccountRemoved',
} as const

const ownKinds = { ...familyKinds, ...supportKinds, ...accountKinds }
/** Key of a sentence that names no amount and no expense. */
export type FamilyKey = (typeof ownKinds)[keyof typeof ownKinds]

const isOwnKind = (kind: string): kind is keyof typeof ownKinds => Object.hasOwn(ownKinds, kind)

/** Null: it is about something else. */
export const familyKeyOf = (kind: string): FamilyKey | null => (isOwnKind(kind) ? ownKinds[kind] : null)
