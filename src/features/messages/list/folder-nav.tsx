import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { homeQuery } from '#src/app/shared/data/home.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import type { NavBadge } from '#src/ui/navigation/nav-item.tsx'
import { FadingScroller, fadingBar, useFadingLine } from '#src/ui/navigation/section-nav.tsx'
import { countsQuery } from '../counts.query.ts'
import { foldersQuery } from '../folders/folders.query.ts'
import { OwnFolders } from '../folders/own-folders.tsx'
import type { NamedFolder } from '../search.ts'
import { FolderLine } from './folder-line.tsx'

const Bar = chakra('nav', { base: { ...fadingBar, mx: { base: '-u2', md: '0' } } })
/** It is positioned, so that what is hidden inside scrolls with it and does not widen the page. */
const Scroller = chakra(FadingScroller, {
  base: {
    position: 'relative',
    px: { base: 'u2', md: '0' },
    overflowX: { base: 'auto', md: 'visible' },
    maskImage: { md: 'none' },
  },
})
const List = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', md: 'column' },
    gap: 'u0.5',
    width: { base: 'max-content', md: 'auto' },
  },
})

/** The inbox has no parameter, so to the router every folder would be within it. */
const currentAt = (is: boolean) => ({ activeOptions: { exact: true }, ...(is && { 'aria-current': 'page' as const }) })

/** An own folder is current by its id, the notices as `notifications`. */
type FolderNavProps = { current: string }

/** Leads to the folders, each with what waits in it. */
export function FolderNav({ current }: FolderNavProps) {
  const { client } = useApp()
  const { messages } = useI18nContext().LL
  const { may } = useViewer()
  const { folders } = messages
  const { data: counts } = useQuery(countsQuery(client))
  const { data: home } = useQuery({ ...homeQuery(client), enabled: may('expense.see') })
  const { inbox = 0, notices = 0 } = counts ?? {}
  const { data: own } = useQuery(foldersQuery(client))
  // A folder of one's own stands in the line only once it is known.
  const scroller = useFadingLine(own ? current : null)
  const turns = home?.you.count ?? 0
  const line = (folder: NamedFolder, label: string, badge?: NavBadge) => (
    <FolderLine
      label={label}
      badge={badge}
      link={<Link to="/messages" search={folder === 'inbox' ? {} : { folder }} {...currentAt(current === folder)} />}
    />
  )
  return (
    <Bar aria-label={folders.label()}>
      <Scroller ref={scroller}>
        <List>
          {line('inbox', folders.inbox(), {
            count: inbox,
            kind: 'unread',
            label: messages.unread({ count: inbox }),
          })}
          {may('expense.see') && (
            <FolderLine
              label={folders.actions()}
              badge={{ count: turns, kind: 'turn', label: folders.waiting({ count: turns }) }}
              link={<Link to="/home" />}
            />
          )}
          {may('notice.read') && (
            <FolderLine
              label={folders.notifications()}
              badge={{ count: notices, kind: 'unread', label: folders.unseen({ count: notices }) }}
              link={<Link to="/notices" {...currentAt(current === 'notifications')} />}
            />
          )}
          {may('message.write') && line('drafts', folders.drafts())}
          {line('sent', folders.sent())}
          {line('archive', folders.archive())}
          {line('all', folders.all())}
          <OwnFolders current={current} />
        </List>
      </Scroller>
    </Bar>
  )
}
