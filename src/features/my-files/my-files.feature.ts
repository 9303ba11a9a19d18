import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs'
import { linkOptions } from '@tanstack/react-router'
import { myFilesKey } from '#src/app/shared/my-files/my-files.key.ts'
import { historyRoot } from '#src/app/shared/record/history-key.ts'
import type { AppFeature } from '../feature.ts'

export const myFilesFeature: AppFeature = {
  name: 'my-files',
  navigation: [
    {
      section: 'main',
      key: 'myFiles',
      order: 35,
      label: ({ shell }) => shell.toMyFiles(),
      icon: IconFolder,
      link: { to: '/my-files' },
      includesBelow: true,
    },
  ],
  live: { queries: { myFile: () => [myFilesKey, historyRoot], myFolder: () => [myFilesKey] }, recorded: ['myFile'] },
  pages: { myFile: (file) => linkOptions({ to: '/my-files', search: { file } }) },
  charts: { myFile: { dictionary: 'myFiles', labels: ({ myFiles }) => myFiles.label } },
}
