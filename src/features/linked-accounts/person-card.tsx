import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type LinkedAccountCommand,
  type LinkedAccountDto,
  linkedAccountRoutes,
} from '#contract/linked-accounts/linked-accounts.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { linkedAccountMachine } from '#machines/linked-accounts/linked-account.machine.ts'
import { toneFor } from '#machines/shared/decide.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Avatar } from '#src/ui/data/avatar.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'
import { linkedAccountsKey } from './linked-accounts.queries.ts'

const ConfirmDialog = lazyDialog<ConfirmDialogProps>(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog)

type Verb = 'reset' | 'end' | 'reopen'
const commandOf = (verb: Verb, { version }: LinkedAccountDto): LinkedAccountCommand => ({
  type: `linkedAccount.${verb}`,
  version,
})

/** Asks the same chart as the server. */
function chartOf({ status, facts, you }: LinkedAccountDto) {
  const snapshot = linkedAccountMachine.resolveState({ value: status, context: facts })
  return {
    tone: toneFor(snapshot, you.party),
    can: (verb: Verb | 'giveCode') => snapshot.can({ type: `linkedAccount.${verb}`, by: you }),
    isOf: (verb: Verb) =>
      linkedAccountMachine
        .resolveState({ value: status, context: { ...facts, resettable: true } })
        .can({ type: `linkedAccount.${verb}`, by: you }),
  }
}

/** Shows one account with what may be done about it now. */
export function PersonCard({ item, onCode }: { item: LinkedAccountDto; onCode: () => void }) {
  const { LL } = useI18nContext()
  const { linkedAccounts: messages } = LL
  const { instant: time } = useViewer()
  const toast = useToast()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<'reset' | 'end' | null>(null)
  const { can, tone, isOf } = chartOf(item)
  const { mutate, isPending, error } = useCommand(linkedAccountRoutes.events, {
    onSettled: () => queries.invalidateQueries({ queryKey: linkedAccountsKey }),
  })
  const send = (verb: Verb) => {
    setAsked(null)
    const options = { onSuccess: () => toast({ tone: 'done', text: messages.done[verb]() }) }
    mutate({ params: { id: item.id }, body: commandOf(verb, item) }, options)
  }
  const { firstName, lastName, username, codeUntil } = item
  return (
    <Card>
      <CardBody>
        <chakra.div display="flex" gap="u1.5" alignItems="flex-start" flexWrap="wrap">
          <Avatar initials={firstName.slice(0, 1).toUpperCase()} who="other" size="large" />
          <chakra.div flex="1 1 14rem" minW="0">
            <chakra.h2 textStyle="cardHeading">{`${firstName} ${lastName}`.trim()}</chakra.h2>
            <chakra.p textStyle="secondary" color="fg.2">
              {messages.kind[item.kind]()}
              {username && ` · ${messages.signsInAs({ username })}`}
            </chakra.p>
            {can('giveCode') && codeUntil && (
              <chakra.p textStyle="secondary" color="fg.3">
                {messages.codeUntil({ until: time(codeUntil) })}
              </chakra.p>
            )}
            {isOf('reset') && !can('reset') && (
              <chakra.p textStyle="secondary" color="fg.3">
                {messages.ofAge({ name: firstName })}
              </chakra.p>
            )}
          </chakra.div>
          <Chip tone={tone}>{messages.label[item.status]()}</Chip>
        </chakra.div>
        {error ? (
          <chakra.div mt="u2">
            <Banner tone="problem" announce="alert" title={messages.failed()}>
              {formFailureText(error, LL)}
            </Banner>
          </chakra.div>
        ) : null}
        <Actions mt="u2">
          {can('end') && (
            <Button variant="tertiary" onClick={() => setAsked('end')}>
              {messages.end()}
            </Button>
          )}
          {can('reset') && (
            <Button variant="secondary" onClick={() => setAsked('reset')}>
              {messages.reset()}
            </Button>
          )}
          {can('reopen') && (
            <Button variant="secondary" loading={isPending} onClick={() => send('reopen')}>
              {messages.reopen()}
            </Button>
          )}
          {can('giveCode') && <Button onClick={onCode}>{codeUntil ? messages.newCode() : messages.code()}</Button>}
        </Actions>
      </CardBody>
      {asked && (
        <ConfirmDialog
          open
          what={asked}
          name={firstName}
          onClose={() => setAsked(null)}
          onConfirm={() => send(asked)}
        />
      )}
    </Card>
  )
}
