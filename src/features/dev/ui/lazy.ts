import { type ComponentType, lazy } from 'react'
import type { Frame, SectionName } from './sections.ts'

const input = async () => (await import('./input-samples.ts')).inputSamples
const data = async () => (await import('./data-samples.ts')).dataSamples
const status = async () => (await import('./status-samples.ts')).statusSamples
const framing = async () => (await import('./frame-samples.ts')).frameSamples

/**
 * Three chunks keep the page's own chunk small however many blocks there are. One chunk per group would split what the
 * apps share into ever smaller files.
 */
export const groups: Record<SectionName, ComponentType> = {
  buttons: lazy(async () => ({ default: (await input()).buttons })),
  fields: lazy(async () => ({ default: (await input()).fields })),
  choices: lazy(async () => ({ default: (await input()).choices })),
  files: lazy(async () => ({ default: (await input()).files })),
  cards: lazy(async () => ({ default: (await data()).cards })),
  people: lazy(async () => ({ default: (await data()).people })),
  turns: lazy(async () => ({ default: (await data()).turns })),
  tables: lazy(async () => ({ default: (await data()).tables })),
  reading: lazy(async () => ({ default: (await data()).reading })),
  messages: lazy(async () => ({ default: (await status()).messages })),
  waiting: lazy(async () => ({ default: (await status()).waiting })),
  dialogs: lazy(async () => ({ default: (await status()).dialogs })),
  places: lazy(async () => ({ default: (await status()).places })),
}

export const frames: Record<Frame, ComponentType> = {
  app: lazy(async () => ({ default: (await framing()).app })),
  auth: lazy(async () => ({ default: (await framing()).auth })),
  public: lazy(async () => ({ default: (await framing()).public })),
}
