import { type ComponentType, lazy } from 'react'
import type { Frame, SectionName } from './sections.ts'

const asking = async () => (await import('./asking.ts')).asking
const showing = async () => (await import('./showing.ts')).showing
const telling = async () => (await import('./telling.ts')).telling
const framing = async () => (await import('./frame-samples.ts')).frameSamples

/**
 * Three chunks keep the page's own chunk small however many blocks there are. One chunk per group would split what the
 * apps share into ever smaller files.
 */
export const groups: Record<SectionName, ComponentType> = {
  buttons: lazy(async () => ({ default: (await asking()).buttons })),
  fields: lazy(async () => ({ default: (await asking()).fields })),
  choices: lazy(async () => ({ default: (await asking()).choices })),
  files: lazy(async () => ({ default: (await asking()).files })),
  cards: lazy(async () => ({ default: (await showing()).cards })),
  people: lazy(async () => ({ default: (await showing()).people })),
  turns: lazy(async () => ({ default: (await showing()).turns })),
  tables: lazy(async () => ({ default: (await showing()).tables })),
  reading: lazy(async () => ({ default: (await showing()).reading })),
  messages: lazy(async () => ({ default: (await telling()).messages })),
  waiting: lazy(async () => ({ default: (await telling()).waiting })),
  dialogs: lazy(async () => ({ default: (await telling()).dialogs })),
  places: lazy(async () => ({ default: (await telling()).places })),
}

export const frames: Record<Frame, ComponentType> = {
  app: lazy(async () => ({ default: (await framing()).app })),
  auth: lazy(async () => ({ default: (await framing()).auth })),
  public: lazy(async () => ({ default: (await framing()).public })),
}
