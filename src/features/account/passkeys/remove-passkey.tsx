import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { type PasskeyDto, passkeyRoutes } from '#contract/passkeys/passkeys.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { passkeysKey } from './passkeys.queries.ts'

export type RemovePasskeyProps = { passkey: PasskeyDto; onClose: () => void }

/** Asks before a passkey is removed. */
export function RemovePasskey({ passkey: { id, name }, onClose }: RemovePasskeyProps) {
  const { LL } = useI18nContext()
  const { passkeys: messages, sessions } = LL.account
  const queries = useQueryClient()
  const toast = useToast()
  const remove = useCommand(passkeyRoutes.remove, {
    onSuccess: async () => {
      toast({ tone: 'done', text: messages.removed() })
      onClose()
      await queries.invalidateQueries({ queryKey: passkeysKey })
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={messages.removeTitle({ name })}
      closeLabel={sessions.cancel()}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {sessions.cancel()}
          </Button>
          <Button loading={remove.isPending} onClick={() => remove.mutate({ params: { id } })}>
            {messages.remove()}
          </Button>
        </>
      }
    >
      <p>{messages.removeText()}</p>
      {remove.error ? (
        <chakra.div mt="u2">
          <Banner tone="problem" announce="alert" title={failureText(remove.error, LL)} />
        </chakra.div>
      ) : null}
    </Dialog>
  )
}
