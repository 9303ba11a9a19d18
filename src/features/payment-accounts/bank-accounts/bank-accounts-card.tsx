import { chakra } from '@chakra-ui/react/styled-system'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import {
  type BankAccountDto,
  type PaymentAccountDto,
  paymentAccountRoutes,
  takesBankAccounts,
} from '#contract/payment-accounts/payment-accounts.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { List, ListItem } from '#src/ui/data/list-item.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { useAccountCommand } from '../use-account-command.ts'
import type { Act, PendingAction, PendingDialogProps } from './pending-dialog.tsx'

const PendingDialog = lazyDialog<PendingDialogProps>(async () => (await import('./pending-dialog.tsx')).PendingDialog)

/** Lists the bank accounts of a verified payment account. */
export function BankAccountsCard({ item }: { item: PaymentAccountDto }) {
  const { LL } = useI18nContext()
  const { bankAccounts: messages } = LL.paymentAccounts
  const toast = useToast()
  const [pending, setPending] = useState<PendingAction | null>(null)
  const [preferring, setPreferring] = useState<BankAccountDto | null>(null)
  const prefer = useAccountCommand(paymentAccountRoutes.preferBankAccount, () =>
    toast({ tone: 'done', text: messages.done.preferred({ account: preferring?.name ?? '' }) }),
  )
  const { bankAccounts: accounts, status } = item
  const takes = takesBankAccounts(status)
  if (!takes && accounts.length === 0) return null
  const add = takes && (
    <Button icon={IconPlus} onClick={() => setPending({ what: 'add' })}>
      {messages.add()}
    </Button>
  )
  const preferAccount = (account: BankAccountDto) => {
    setPreferring(account)
    prefer.mutate({ params: { id: account.id }, body: { version: account.version } })
  }
  return (
    <Card bleed>
      <CardHeader title={messages.title()} aside={accounts.length > 0 && add} />
      {prefer.error && preferring && (
        <Banner tone="problem" announce="alert" title={messages.preferFailed({ account: preferring.name })}>
          {failureText(prefer.error, LL)}
        </Banner>
      )}
      {accounts.length > 0 ? (
        <List aria-label={messages.title()}>
          {accounts.map((account) => (
            <OneAccount
              key={account.id}
              account={account}
              onPrefer={() => preferAccount(account)}
              onAct={(what) => setPending({ what, account })}
              mayLink={takes}
            />
          ))}
        </List>
      ) : (
        <EmptyState title={messages.empty.title()} action={add}>
          {messages.empty.text()}
        </EmptyState>
      )}
      {pending && <PendingDialog open pending={pending} item={item} onClose={() => setPending(null)} />}
    </Card>
  )
}

type OneAccountProps = {
  account: BankAccountDto
  mayLink: boolean
  onPrefer: () => void
  onAct: (what: Act) => void
}

function OneAccount({ account, mayLink, onPrefer, onAct }: OneAccountProps) {
  const { bankAccounts: messages } = useI18nContext().LL.paymentAccounts
  const { name, type, last4, preferred, usable, inUse } = account
  const look = { variant: 'tertiary', size: 'small' } as const
  const named = { account: name }
  return (
    <ListItem
      title={name}
      chip={
        usable ? (
          preferred && <Chip tone="done">{messages.preferred()}</Chip>
        ) : (
          <Chip tone="attention">{messages.unusable()}</Chip>
        )
      }
      actions={
        <>
          {!usable && mayLink && (
            <Button {...look} aria-label={messages.linkOf(named)} onClick={() => onAct('link')}>
              {messages.link()}
            </Button>
          )}
          {usable && !preferred && (
            <Button {...look} aria-label={messages.preferOf(named)} onClick={onPrefer}>
              {messages.prefer()}
            </Button>
          )}
          <Button {...look} aria-label={messages.renameOf(named)} onClick={() => onAct('rename')}>
            {messages.rename()}
          </Button>
          {!inUse && (
            <Button {...look} aria-label={messages.removeOf(named)} onClick={() => onAct('remove')}>
              {messages.remove()}
            </Button>
          )}
        </>
      }
    >
      <chakra.p color="fg.2">{messages.line({ type: messages.type[type](), last4 })}</chakra.p>
      {preferred && usable && <Small>{messages.preferredText()}</Small>}
      {!usable && <Small>{messages.unusableText()}</Small>}
      {inUse && <Small>{messages.inUseText()}</Small>}
    </ListItem>
  )
}

const Small = chakra('p', { base: { textStyle: 'secondary', color: 'fg.3', mt: 'u0.5' } })
