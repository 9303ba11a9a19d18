import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconMessage2 from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs'
import { useMatchRoute } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { NavItem } from '#src/ui/navigation/nav-item.tsx'
import { useApp } from '../shared/app-context.ts'
import { useContactLink } from './contact-link.tsx'
import { useAboutItems } from './nav-items.tsx'

/** Lists the pages about the person and the product, and two actions that every page offers. */
export function useSecondaryItems(): NavItem[] {
  const { session } = useApp()
  const { shell } = useI18nContext().LL
  const matches = useMatchRoute()
  const leave = () => session.send({ type: 'session.signOut' })
  const contact = {
    key: 'contact',
    order: 30,
    label: shell.toContact(),
    icon: IconMessage2,
    link: useContactLink(),
    current: Boolean(matches({ to: '/contact', fuzzy: true })),
  }
  return [
    ...[...useAboutItems(), contact].sort((a, b) => a.order - b.order),
    { key: 'signOut', label: shell.signOut(), icon: IconLogout, link: <button type="button" onClick={leave} /> },
  ]
}
