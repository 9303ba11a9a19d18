/** Lists the page's sections in their order. */
export const sections = [
  'buttons',
  'fields',
  'choices',
  'files',
  'cards',
  'people',
  'turns',
  'tables',
  'reading',
  'messages',
  'waiting',
  'dialogs',
  'places',
] as const
export type SectionName = (typeof sections)[number]

/** A frame is a whole page, so it opens as one. */
export const frames = ['app', 'auth', 'public'] as const
export type Frame = (typeof frames)[number]
