import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs'
import type { AppFeature } from '../feature.ts'

export const helpFeature: AppFeature = {
  name: 'help',
  navigation: [
    {
      section: 'about',
      key: 'help',
      order: 40,
      label: ({ shell }) => shell.toHelp(),
      icon: IconHelp,
      link: { to: '/help' },
      includesBelow: true,
    },
  ],
}
