import { createFileRoute } from '@tanstack/react-router'
import { searchText } from '#src/app/shared/list/search-text.ts'
import { MessagesPage } from '#src/features/messages/messages-page.tsx'

export const Route = createFileRoute('/_authed/messages/')({
  validateSearch: searchText,
  loader: async ({ context, location }) => {
    const [{ awaitMessages }] = await Promise.all([
      import('#src/features/messages/await-messages.ts'),
      context.dictionaries.need('messages'),
    ])
    await awaitMessages(context, searchText(location.search))
  },
  component: MessagesPage,
})
