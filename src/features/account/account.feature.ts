import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import type { AppFeature } from '../feature.ts'

export const accountFeature: AppFeature = {
  name: 'account',
  navigation: [
    {
      section: 'about',
      key: 'account',
      order: 20,
      label: ({ shell }) => shell.toAccount(),
      icon: IconUserCircle,
      link: { to: '/account' },
      includesBelow: true,
    },
  ],
}
