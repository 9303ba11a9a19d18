import { chakra } from '@chakra-ui/react/styled-system'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { LinkedAccountDto } from '#contract/linked-accounts/linked-accounts.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import type { AddAccountProps } from './add-account.tsx'
import type { CodeDialogProps } from './code-dialog.tsx'
import { linkedAccountsQuery } from './linked-accounts.queries.ts'
import { PersonCard } from './person-card.tsx'

const AddAccount = lazyDialog<AddAccountProps>(async () => (await import('./add-account.tsx')).AddAccount)
const CodeDialog = lazyDialog<CodeDialogProps>(async () => (await import('./code-dialog.tsx')).CodeDialog)

/** Lists the accounts of children and of those close to the family, which both parents manage. */
export function PeoplePage() {
  const { client } = useApp()
  const { linkedAccounts: messages } = useI18nContext().LL
  const { may } = useViewer()
  const toast = useToast()
  const [adding, setAdding] = useState(false)
  const [coded, setCoded] = useState<LinkedAccountDto | null>(null)
  const query = useQuery({ ...linkedAccountsQuery(client), enabled: may('linkedAccount.see') })
  const mayKeep = may('linkedAccount.keep')
  const addButton = mayKeep && (
    <Button icon={IconPlus} onClick={() => setAdding(true)}>
      {messages.add()}
    </Button>
  )
  const added = (item: LinkedAccountDto) => {
    toast({ tone: 'done', text: messages.done.added() })
    setAdding(false)
    setCoded(item)
  }
  return (
    <>
      <PageHeader
        title={messages.title()}
        subtitle={may('linkedAccount.see') && messages.text()}
        back={{ label: messages.back(), link: <Link to="/account" /> }}
        aside={query.data && query.data.items.length > 0 && addButton}
      />
      {may('linkedAccount.see') ? (
        <Awaited query={query} messages={messages}>
          {({ items }) =>
            items.length === 0 ? (
              <Card>
                <EmptyState title={messages.empty.title()} action={addButton || undefined}>
                  {messages.empty.text()}
                </EmptyState>
              </Card>
            ) : (
              <chakra.ul display="grid" gap="u2">
                {items.map((item) => (
                  <li key={item.id}>
                    <PersonCard item={item} onCode={() => setCoded(item)} />
                  </li>
                ))}
              </chakra.ul>
            )
          }
        </Awaited>
      ) : (
        <Card>
          <EmptyState title={messages.refusedTitle()}>{messages.refusedText()}</EmptyState>
        </Card>
      )}
      {adding && <AddAccount open onClose={() => setAdding(false)} onDone={added} />}
      {coded && <CodeDialog open item={coded} onClose={() => setCoded(null)} />}
    </>
  )
}
