import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { homeQuery } from '#src/app/shared/data/home.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { countsQuery } from '../counts.query.ts'
import type { MessagesSearch } from '../search.ts'

const Bar = chakra('nav', {
  base: { mx: { base: '-u2', md: '0' }, px: { base: 'u2', md: '0' }, overflowX: { base: 'auto', md: 'visible' } },
})
const List = chakra('ul', { base: { display: 'flex', flexDirection: { base: 'row', md: 'column' }, gap: 'u0.5' } })
const Line = chakra('div', {
  base: {
    '& a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 'u1',
      minH: { base: '44px', md: '36px' },
      px: 'u1.5',
      borderRadius: 'control',
      color: 'fg.2',
      whiteSpace: 'nowrap',
      _hover: { bg: 'bg.hover' },
      '&[aria-current=page]': { bg: 'bg.selected', color: 'brand.strong', fontWeight: 'semibold' },
    },
  },
})
const Count = chakra('span', {
  base: {
    minW: '24px',
    px: 'u1',
    borderRadius: 'pill',
    textStyle: 'secondary',
    fontWeight: 'semibold',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    kind: {
      unread: { bg: 'bg.selected', color: 'brand.strong', borderWidth: '1px', borderColor: 'brand.strong' },
      turn: { bg: 'attention.bg', color: 'attention.fg' },
    },
  },
})

type FolderNavProps = { current: NonNullable<MessagesSearch['folder']> }

/** Leads to the folders, each with what waits in it. */
export function FolderNav({ current }: FolderNavProps) {
  const { client } = useApp()
  const { messages } = useI18nContext().LL
  const { may } = useViewer()
  const { folders } = messages
  const { data: counts } = useQuery(countsQuery(client))
  const { data: home } = useQuery({ ...homeQuery(client), enabled: may('expense.see') })
  const unread = counts?.unread ?? 0
  const turns = home?.you.count ?? 0
  const line = (folder: FolderNavProps['current'], label: string, count?: ReactNode) => (
    <li key={folder}>
      <Line>
        <Link
          to="/messages"
          search={folder === 'inbox' ? {} : { folder }}
          {...(current === folder && { 'aria-current': 'page' as const })}
        >
          {label}
          {count}
        </Link>
      </Line>
    </li>
  )
  return (
    <Bar aria-label={folders.label()}>
      <List>
        {line(
          'inbox',
          folders.inbox(),
          unread > 0 && (
            <Count kind="unread" aria-label={messages.unread({ count: unread })}>
              {unread}
            </Count>
          ),
        )}
        {may('expense.see') && (
          <li>
            <Line>
              <Link to="/home">
                {folders.actions()}
                {turns > 0 && (
                  <Count kind="turn" aria-label={folders.waiting({ count: turns })}>
                    {turns}
                  </Count>
                )}
              </Link>
            </Line>
          </li>
        )}
        {may('notice.read') && (
          <li>
            <Line>
              <Link to="/notices">{folders.notifications()}</Link>
            </Line>
          </li>
        )}
        {may('message.write') && line('drafts', folders.drafts())}
        {line('sent', folders.sent())}
        {line('archive', folders.archive())}
        {line('all', folders.all())}
      </List>
    </Bar>
  )
}
