import { SectionNav } from '#src/ui/navigation/section-nav.tsx'
import { uiTexts } from '../../texts/ui.ts'
import { here } from './here.tsx'

/** Shows a section's navigation with more pages than fit on a phone. */
export function SectionPlaces() {
  const { place } = uiTexts
  const items = (['expenses', 'messages', 'calendar', 'journal', 'account', 'help'] as const).map((key) => ({
    key,
    label: place[key](),
    link: here,
    current: key === 'calendar',
  }))
  return <SectionNav label={place.section()} items={items} />
}
