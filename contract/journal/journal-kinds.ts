/** An entry has a text; a moment has a text or a photo; a check-in has a place. */
export const journalKinds = ['entry', 'moment', 'checkIn'] as const
export type JournalKind = (typeof journalKinds)[number]
