import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import type { MessagesSearch } from '../search.ts'
import { SearchBar } from './search-bar.tsx'

const FoundMessages = lazyDialog(async () => (await import('./found-messages.tsx')).FoundMessages)
const FoundDrafts = lazyDialog(async () => (await import('./found-drafts.tsx')).FoundDrafts)

type SearchAreaProps = { address: MessagesSearch; children: ReactNode }

/** Stands above a folder, and shows what was found in its place. */
export function SearchArea({ address, children }: SearchAreaProps) {
  const { search, folder } = address
  return (
    <chakra.div display="grid" gap="u1" minW="0">
      <SearchBar address={address} />
      {search === undefined ? (
        children
      ) : folder === 'drafts' ? (
        <FoundDrafts open search={search} />
      ) : (
        <FoundMessages open address={{ ...address, search }} />
      )}
    </chakra.div>
  )
}
