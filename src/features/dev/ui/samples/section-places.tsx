import { SectionNav } from '#src/ui/navigation/section-nav.tsx'
import { devTexts } from '../../texts/dev-texts.ts'
import { here } from './here.tsx'

/** The pages of one area, more than a phone has room for. */
export function SectionPlaces() {
  const { place } = devTexts.ui
  const items = (['expenses', 'messages', 'calendar', 'journal', 'account', 'help'] as const).map((key) => ({
    key,
    label: place[key](),
    link: here,
    current: key === 'calendar',
  }))
  return <SectionNav label={place.section()} items={items} />
}
