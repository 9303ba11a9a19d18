import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs'
import type { AppFeature } from '../feature.ts'

export const legalFeature: AppFeature = {
  name: 'legal',
  navigation: [
    {
      section: 'about',
      key: 'about',
      order: 10,
      label: ({ shell }) => shell.toAbout(),
      icon: IconInfoCircle,
      link: { to: '/about' },
      includesBelow: true,
    },
    {
      section: 'about',
      key: 'legal',
      order: 50,
      label: ({ shell }) => shell.toLegal(),
      icon: IconScale,
      link: { to: '/legal' },
      includesBelow: true,
    },
  ],
}
