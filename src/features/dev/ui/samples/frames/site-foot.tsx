import { SiteFooter } from '#src/ui/layout/site-footer.tsx'
import { uiTexts } from '../../../texts/ui.ts'
import { here } from '../here.tsx'
import { OneChoice } from '../one-choice.tsx'

/** Shows the footer; `choice` adds a select at its end. */
export function SiteFoot({ label, choice = false }: { label: string; choice?: boolean }) {
  const { place } = uiTexts
  const items = [
    { key: 'help', label: place.help(), link: here },
    { key: 'account', label: place.account(), link: here },
    { key: 'calendar', label: place.calendar(), link: here },
  ]
  return (
    <SiteFooter label={label} items={items}>
      {choice && <OneChoice />}
    </SiteFooter>
  )
}
