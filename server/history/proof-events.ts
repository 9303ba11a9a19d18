import type { EventPart } from '#i18n/event-text.ts'

const proofOnly = { text: 'other', topic: null, proofOnly: true } as const

/** Declares kinds of entries that are recorded for checks alone, by the part of their name after the entity. */
export const proofEvents = (entity: string, ...names: readonly string[]): EventPart => ({
  entity,
  dictionary: 'common',
  areas: [],
  kinds: Object.fromEntries(names.map((name) => [name, proofOnly])),
})
