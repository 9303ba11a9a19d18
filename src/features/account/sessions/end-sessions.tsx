import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type AccountDto, accountRoutes } from '#contract/account.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { accountKey } from '#src/app/shared/data/account.ts'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { useAccountTime } from '../account-time.ts'

type Closing = { onClose: () => void }
export type EndSessionsProps = Closing & { ending: AccountDto['sessions'][number] | 'others' }

/** Asks before one session is ended, or all others. */
export const EndSessions = ({ ending, onClose }: EndSessionsProps) =>
  ending === 'others' ? <EndOtherSessions onClose={onClose} /> : <EndOneSession session={ending} onClose={onClose} />

/** Closes the dialog, says that it is done, and fetches the account again. */
function useEnded(text: string, onClose: () => void) {
  const queries = useQueryClient()
  const toast = useToast()
  return async () => {
    toast({ tone: 'done', text })
    onClose()
    await queries.invalidateQueries({ queryKey: accountKey })
  }
}

function EndOtherSessions({ onClose }: Closing) {
  const { sessions: messages } = useI18nContext().LL.account
  const onSuccess = useEnded(messages.ended(), onClose)
  const { mutate, isPending, error } = useCommand(accountRoutes.endOtherSessions, { onSuccess })
  return (
    <ConfirmEnding
      title={messages.ask()}
      button={messages.end()}
      pending={isPending}
      error={error}
      onConfirm={() => mutate({ body: {} })}
      onClose={onClose}
    >
      {messages.askText()}
    </ConfirmEnding>
  )
}

type One = Closing & { session: AccountDto['sessions'][number] }

function EndOneSession({ session: { id, since }, onClose }: One) {
  const { sessions: messages } = useI18nContext().LL.account
  const time = useAccountTime()
  const onSuccess = useEnded(messages.endedOne(), onClose)
  const { mutate, isPending, error } = useCommand(accountRoutes.endSession, { onSuccess })
  return (
    <ConfirmEnding
      title={messages.askOne()}
      button={messages.endOne()}
      pending={isPending}
      error={error}
      onConfirm={() => mutate({ params: { id } })}
      onClose={onClose}
    >
      {messages.askOneText({ at: time(since) })}
    </ConfirmEnding>
  )
}

type ConfirmEndingProps = Closing & {
  title: string
  button: string
  pending: boolean
  error: unknown
  onConfirm: () => void
  children: ReactNode
}

function ConfirmEnding({ title, button, pending, error, onConfirm, onClose, children }: ConfirmEndingProps) {
  const { LL } = useI18nContext()
  const { sessions: messages } = LL.account
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={title}
      closeLabel={messages.cancel()}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel()}
          </Button>
          <Button loading={pending} onClick={onConfirm}>
            {button}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      {error ? (
        <chakra.div mt="u2">
          <Banner tone="problem" announce="alert" title={failureText(error, LL)} />
        </chakra.div>
      ) : null}
    </Dialog>
  )
}
