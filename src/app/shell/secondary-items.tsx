import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconMessage2 from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs'
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import { Link, useMatchRoute } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import type { NavItem } from '#src/ui/navigation/nav-item.tsx'
import { useContactLink } from './contact-link.tsx'

/** What is about the person and the product rather than about the family. */
export function useSecondaryItems(): NavItem[] {
  const { session } = useApp()
  const { shell } = useI18nContext().LL
  const matches = useMatchRoute()
  const at = (to: '/about' | '/account' | '/contact' | '/help' | '/legal') => Boolean(matches({ to, fuzzy: true }))
  const leave = () => session.send({ type: 'session.signOut' })
  return [
    { key: 'about', label: shell.toAbout(), icon: IconInfoCircle, link: <Link to="/about" />, current: at('/about') },
    {
      key: 'account',
      label: shell.toAccount(),
      icon: IconUserCircle,
      link: <Link to="/account" />,
      current: at('/account'),
    },
    {
      key: 'contact',
      label: shell.toContact(),
      icon: IconMessage2,
      link: useContactLink(),
      current: at('/contact'),
    },
    { key: 'help', label: shell.toHelp(), icon: IconHelp, link: <Link to="/help" />, current: at('/help') },
    { key: 'legal', label: shell.toLegal(), icon: IconScale, link: <Link to="/legal" />, current: at('/legal') },
    { key: 'signOut', label: shell.signOut(), icon: IconLogout, link: <button type="button" onClick={leave} /> },
  ]
}
