import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import { Link, useMatchRoute } from '@tanstack/react-router'
import { permissions } from '#contract/permissions.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useFamily } from '#src/app/shared/data/family.ts'
import type { NavItem } from '#src/ui/navigation/nav-item.tsx'
import { useUnseenCount } from './use-unseen-count.ts'
import { useWaitingCount } from './use-waiting-count.ts'

/** The areas, in the order in which a day asks for them. On a phone the first four stand at the foot, the rest behind More. */
export function useNavItems(): NavItem[] {
  const { shell } = useI18nContext().LL
  const matches = useMatchRoute()
  const count = useWaitingCount()
  return [
    {
      key: 'home',
      label: shell.toHome(),
      icon: IconHome,
      link: <Link to="/home" />,
      current: Boolean(matches({ to: '/home' })),
    },
    {
      key: 'expenses',
      label: shell.toExpenses(),
      icon: IconReceipt,
      link: <Link to="/expenses" />,
      badge: { count, kind: 'turn', label: shell.waitingForYou({ count }) },
      current: Boolean(matches({ to: '/expenses', fuzzy: true })),
    },
    ...useNoticesItem(),
    ...useHistoryItem(),
  ]
}

/** None for a child: the record is the parents'. */
function useHistoryItem(): NavItem[] {
  const { shell } = useI18nContext().LL
  const matches = useMatchRoute()
  if (!permissions['history.read'](useFamily())) return []
  return [
    {
      key: 'history',
      label: shell.toHistory(),
      icon: IconHistory,
      link: <Link to="/history" />,
      current: Boolean(matches({ to: '/history' })),
    },
  ]
}

/** None for someone looking on: notices are read by the person they are for. */
function useNoticesItem(): NavItem[] {
  const { shell } = useI18nContext().LL
  const matches = useMatchRoute()
  const count = useUnseenCount()
  if (count === null) return []
  return [
    {
      key: 'notices',
      label: shell.toNotices(),
      icon: IconBell,
      link: <Link to="/notices" />,
      badge: { count, kind: 'unread', label: shell.newNotices({ count }) },
      current: Boolean(matches({ to: '/notices' })),
    },
  ]
}
