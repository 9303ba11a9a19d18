import { createFileRoute } from '@tanstack/react-router'
import { searchText } from '#src/app/shared/list/search-text.ts'
import { InfoBankPage } from '#src/features/info-bank/info-bank-page.tsx'

export const Route = createFileRoute('/_authed/infobank/')({
  validateSearch: searchText,
  loader: async ({ context }) => {
    const [{ awaitInfoBank }] = await Promise.all([
      import('#src/features/info-bank/await-info-bank.ts'),
      context.dictionaries.need('infoBank'),
    ])
    await awaitInfoBank(context)
  },
  component: InfoBankPage,
})
