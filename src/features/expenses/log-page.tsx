import { chakra } from '@chakra-ui/react/styled-system'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/app-context.ts'
import type { Reader } from '#src/app/reader.ts'
import { useReader } from '#src/app/use-reader.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { logQuery, type Show, shows } from './expense.queries.ts'
import { LogList } from './log-list.tsx'
import { LogTotals } from './log-totals.tsx'
import type { Words } from './say.ts'

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u2' } })
const Filter = chakra('div', {
  base: {
    px: { base: 'u2', sm: 'u2.5' },
    py: 'u2',
    // The longest words on the narrowest phone go over two lines rather than past the edge.
    '& > [role=radiogroup]': { flexWrap: 'wrap' },
  },
})

/** The expense log. The filter lives in the address, so that a link or Back restores it. */
export function ExpenseLogPage() {
  const { show = 'all' } = useSearch({ from: '/_authed/expenses/' })
  const navigate = useNavigate()
  return <ExpenseLog show={show} onShow={(next) => void navigate({ to: '.', search: { show: next }, replace: true })} />
}

export function ExpenseLog({ show, onShow }: { show: Show; onShow: (show: Show) => void }) {
  const { client } = useApp()
  const { LL: words } = useI18nContext()
  const reader = useReader()
  const query = useInfiniteQuery(logQuery(client, show))
  const rows = useMemo(() => query.data?.pages.flatMap(({ items }) => items) ?? [], [query.data])
  const { log } = words.expenses
  const options = shows.map((value) => ({ value, label: log.show[value]() }))
  const nothingYet = show === 'all' && query.isSuccess && rows.length === 0
  return (
    <>
      <LogHeader reader={reader} words={words} />
      <Stack>
        {!(query.isError && rows.length === 0) && (
          <LogTotals totals={query.data?.pages[0]?.totals} reader={reader} words={words} />
        )}
        <Card bleed aria-busy={query.isPending}>
          {!nothingYet && (
            <Filter>
              <SegmentedControl label={log.show.label()} value={show} onChange={onShow} options={options} />
            </Filter>
          )}
          <LogList {...{ query, rows, reader, words }} filtered={show !== 'all'} onShowAll={() => onShow('all')} />
        </Card>
      </Stack>
    </>
  )
}

function LogHeader({ reader, words }: { reader: Reader; words: Words }) {
  const { log } = words.expenses
  const add = (
    <ButtonLink icon={IconPlus} link={<Link to="/expenses/new" />}>
      {log.add()}
    </ButtonLink>
  )
  return <PageHeader title={log.title()} aside={reader.addressed && add} />
}
