import IconClipboardHeart from '@tabler/icons-react/dist/esm/icons/IconClipboardHeart.mjs'
import { linkOptions } from '@tanstack/react-router'
import { historyRoot } from '#src/app/shared/record/history-key.ts'
import type { AppFeature } from '../feature.ts'

export const infoBankFeature: AppFeature = {
  name: 'info-bank',
  navigation: [
    {
      section: 'main',
      key: 'infobank',
      order: 27,
      label: ({ shell }) => shell.toInfoBank(),
      icon: IconClipboardHeart,
      link: { to: '/infobank' },
      includesBelow: true,
      who: 'infoBank.see',
    },
  ],
  live: { queries: { infoBank: () => [['infoBank'], historyRoot] }, recorded: ['infoBank'] },
  pages: { infoEntry: (id) => linkOptions({ to: '/infobank/$id', params: { id } }) },
  notices: { infoEntry: {} },
  charts: { infoEntry: { dictionary: 'infoBank', labels: ({ infoBank }) => infoBank.label } },
}
