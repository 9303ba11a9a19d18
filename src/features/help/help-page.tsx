import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { LinkCards } from '#src/ui/navigation/link-cards.tsx'
import { articlesIn, searched } from './articles.ts'
import { useTransfers } from './use-transfers.ts'
import { WriteToUs } from './write-to-us.tsx'

type HelpPageProps = {
  /** Comes from the address, so that a link or Back restores the search. */
  query: string
  onSearch: (typed: string) => void
}

export function HelpPage({ query, onSearch }: HelpPageProps) {
  // The address is updated after a delay, so the typed text needs its own state.
  const [typed, setTyped] = useState(query)
  const { help } = useI18nContext().LL
  const articles = searched(articlesIn(help, useTransfers()), typed)
  const items = articles.map(({ name, title, lead }) => ({
    key: name,
    title,
    text: lead,
    link: <Link to="/help/$article" params={{ article: name }} />,
  }))
  return (
    <>
      <PageHeader title={help.title()} subtitle={help.lead()} />
      <chakra.div role="search" maxW="440px" mb="u2">
        <TextField
          label={help.search()}
          type="search"
          enterKeyHint="search"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            onSearch(target.value)
          }}
        />
      </chakra.div>
      <chakra.p role="status" textStyle="secondary" color="fg.2" mb={typed.trim() === '' ? '0' : 'u2'}>
        {typed.trim() !== '' && (items.length > 0 ? help.found({ count: items.length }) : help.none())}
      </chakra.p>
      {items.length > 0 && <LinkCards items={items} />}
      <WriteToUs />
    </>
  )
}
