import { chakra } from '@chakra-ui/react/styled-system'
import { useNavigate } from '@tanstack/react-router'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useTyped } from '#src/app/shared/list/use-typed.ts'
import { SearchField } from '#src/ui/fields/search-field.tsx'
import type { MessagesSearch } from '../search.ts'

type SearchBarProps = { address: MessagesSearch }

/** Keeps what is searched for in the address, so that a link or Back restores it. */
export function SearchBar({ address }: SearchBarProps) {
  const { search } = useI18nContext().LL.messages
  const navigate = useNavigate()
  const { typed, setTyped, handNow } = useTyped(address.search ?? '', (next) => {
    void navigate({ to: '/messages', search: { ...address, search: next || undefined }, replace: true })
  })
  const label = address.folder === 'drafts' ? search.drafts() : search.messages()
  return (
    <chakra.form
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        handNow()
      }}
    >
      <SearchField
        label={label}
        value={typed}
        maxLength={limits.search}
        onChange={({ target }) => setTyped(target.value)}
      />
    </chakra.form>
  )
}
