import { chakra } from '@chakra-ui/react/styled-system'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { Link, useSearch } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { FolderNav } from './list/folder-nav.tsx'
import { MessageList } from './list/message-list.tsx'
import { ReportButton } from './report/report-button.tsx'
import { SearchArea } from './search/search-area.tsx'
import { readMessagesSearch } from './search.ts'
import { NothingChosen } from './thread/nothing-chosen.tsx'

const ThreadPane = lazyDialog(async () => (await import('./thread/thread-pane.tsx')).ThreadPane)
const DraftList = lazyDialog(async () => (await import('./list/draft-list.tsx')).DraftList)

/** Three columns on a desk; on a phone the list, or the thread that was chosen. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: 'u2',
    alignItems: 'start',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: '160px minmax(0, 1fr)',
      lg: '160px minmax(0, 340px) minmax(0, 1fr)',
    },
  },
})
const ListSide = chakra('div', { base: { minW: '0' }, variants: { behind: { true: { hideBelow: 'lg' } } } })
const ThreadSide = chakra('div', { base: { minW: '0' }, variants: { empty: { true: { hideBelow: 'lg' } } } })
const Head = chakra('div', { variants: { behind: { true: { hideBelow: 'lg' } } } })

/** Shows what was written: folders, one folder's messages, and the thread that was chosen. */
export function MessagesPage() {
  const { messages } = useI18nContext().LL
  const { may } = useViewer()
  const address = readMessagesSearch(useSearch({ from: '/_authed/messages/' }))
  const { folder = 'inbox', thread } = address
  const behind = thread !== undefined
  return (
    <>
      <Head behind={behind}>
        <PageHeader
          title={messages.title()}
          aside={
            <Actions pair>
              {may('history.read') && <ReportButton />}
              {may('message.write') && (
                <ButtonLink icon={IconPlus} link={<Link to="/messages/new" />}>
                  {messages.compose()}
                </ButtonLink>
              )}
            </Actions>
          }
        />
      </Head>
      <Columns>
        <ListSide behind={behind}>
          <FolderNav current={folder} />
        </ListSide>
        <ListSide behind={behind}>
          <SearchArea address={address}>
            {folder === 'drafts' ? <DraftList open /> : <MessageList key={folder} folder={folder} thread={thread} />}
          </SearchArea>
        </ListSide>
        <ThreadSide empty={!behind}>
          {behind ? <ThreadPane key={thread} open id={thread} /> : <NothingChosen />}
        </ThreadSide>
      </Columns>
    </>
  )
}
