import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconNotebook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Amount } from '#src/ui/data/amount.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { AppFrame } from '#src/ui/layout/app-frame.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import type { IconType } from '#src/ui/navigation/link-element.ts'
import type { NavItem } from '#src/ui/navigation/nav-item.tsx'
import { uiTexts } from '../../../texts/ui.ts'
import { here } from '../here.tsx'

/** Shows the frame of the app, with a page header that uses every option. */
export function AppFrameSample() {
  const ui = uiTexts
  const { LL } = useI18nContext()
  const { place, card, action } = ui
  const item = (key: string, label: string, icon: IconType): NavItem => ({ key, label, icon, link: here })
  return (
    <AppFrame
      productName={LL.productName()}
      home={here}
      skipLabel={place.skip()}
      navLabel={place.navigation()}
      navItems={[
        item('home', place.home(), IconHome),
        {
          ...item('messages', place.messages(), IconMail),
          badge: { count: 2, kind: 'unread', label: place.unread({ count: 2 }) },
        },
        {
          ...item('calendar', place.calendar(), IconCalendar),
          badge: { count: 100, kind: 'turn', label: place.turns({ count: 100 }) },
        },
        { ...item('expenses', place.expenses(), IconReceipt), current: true },
        item('journal', place.journal(), IconNotebook),
      ]}
      secondaryItems={[item('account', place.account(), IconUserCircle), item('help', place.help(), IconHelpCircle)]}
      more={{ label: place.more(), closeLabel: action.close() }}
      footer={place.footer()}
    >
      <PageHeader
        back={{ label: ui.title(), link: <Link to="/dev/ui" hash="places" /> }}
        eyebrow={place.eyebrow()}
        chip={<Chip tone="attention">{ui.tone.attention()}</Chip>}
        title={ui.field.value()}
        subtitle={place.subtitle()}
        aside={<Amount note={card.of()}>$92.50</Amount>}
      />
      <Card>
        <CardBody>{card.text()}</CardBody>
      </Card>
    </AppFrame>
  )
}
