import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import { linkOptions } from '@tanstack/react-router'
import type { AppFeature } from '../feature.ts'
import { countBadge } from '../navigation.ts'
import { noticesKey, unseenQuery } from './notices.queries.ts'

export const noticesFeature: AppFeature = {
  name: 'notices',
  navigation: [
    {
      section: 'main',
      key: 'notices',
      order: 30,
      label: ({ shell }) => shell.toNotices(),
      icon: IconBell,
      link: { to: '/notices' },
      who: 'notice.read',
      badge: countBadge({
        kind: 'unread',
        label: ({ shell }, count) => shell.newNotices({ count }),
        query: unseenQuery,
        count: ({ unseen }) => unseen,
      }),
    },
    {
      section: 'account',
      key: 'notices',
      order: 30,
      label: ({ account }) => account.pages.notices.title(),
      text: ({ account }) => account.pages.notices.text(),
      link: linkOptions({ to: '/account/notices' }),
      who: 'notice.read',
    },
  ],
  live: { queries: { notice: () => [noticesKey] } },
}
