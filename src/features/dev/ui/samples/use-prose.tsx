import type { ProseSection } from '#src/ui/data/prose.tsx'
import { uiTexts } from '../../texts/ui.ts'

/** Returns a sample page: paragraphs, a list, a link to continue, and a title that breaks. */
export function useProse(): readonly ProseSection[] {
  const { reading, field, card } = uiTexts
  return [
    { id: 'reading-first', title: reading.first(), text: reading.list() },
    { id: 'reading-second', title: reading.second(), text: reading.secondText(), children: card.text() },
    { id: 'reading-long', title: field.long(), text: field.noteValue() },
  ]
}
