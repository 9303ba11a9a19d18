import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import type { AppFeature } from '../feature.ts'

export const homeFeature: AppFeature = {
  name: 'home',
  navigation: [
    {
      section: 'main',
      key: 'home',
      order: 10,
      label: ({ shell }) => shell.toHome(),
      icon: IconHome,
      link: { to: '/home' },
    },
  ],
  live: { whenRecorded: [['home']] },
}
