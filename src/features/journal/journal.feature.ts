import IconNotebook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs'
import { linkOptions } from '@tanstack/react-router'
import { historyRoot } from '#src/app/shared/record/history-key.ts'
import type { AppFeature } from '../feature.ts'

export const journalFeature: AppFeature = {
  name: 'journal',
  navigation: [
    {
      section: 'main',
      key: 'journal',
      order: 25,
      label: ({ shell }) => shell.toJournal(),
      icon: IconNotebook,
      link: linkOptions({ to: '/journal' }),
      includesBelow: true,
    },
  ],
  live: { queries: { journal: () => [['journal'], historyRoot] }, recorded: ['journal'] },
  pages: { journalEntry: (id) => linkOptions({ to: '/journal/$id', params: { id } }) },
  notices: { journalEntry: {} },
  charts: { journalEntry: { dictionary: 'journal', labels: ({ journal }) => journal.label } },
}
