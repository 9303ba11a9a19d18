import { createFileRoute } from '@tanstack/react-router'
import { FolderNav } from '#src/features/messages/list/folder-nav.tsx'
import { NoticesPage } from '#src/features/notices/notices-page.tsx'

export const Route = createFileRoute('/_authed/notices')({
  loader: ({ context }) => context.dictionaries.need('messages', 'notices'),
  component: () => <NoticesPage folders={<FolderNav current="notifications" />} />,
})
