import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type LinkedAccountDto, linkedAccountRoutes } from '#contract/linked-accounts/linked-accounts.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { Spinner } from '#src/ui/feedback/spinner.tsx'
import { linkedAccountsKey } from './linked-accounts.queries.ts'

export type CodeDialogProps = { item: LinkedAccountDto; onClose: () => void }

const acceptPage = '/app/firstSignIn'

/** Has a code made when it opens, and shows it once. */
export function CodeDialog({ item, onClose }: CodeDialogProps) {
  const { LL } = useI18nContext()
  const { codeDialog: messages, failed } = LL.linkedAccounts
  const { instant: time } = useViewer()
  const queries = useQueryClient()
  const { mutate, data, error } = useCommand(linkedAccountRoutes.giveCode, {
    onSettled: () => queries.invalidateQueries({ queryKey: linkedAccountsKey }),
  })
  const { id, version, firstName: name } = item
  useEffect(() => mutate({ params: { id }, body: { version } }), [mutate, id, version])
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={messages.title({ name })}
      closeLabel={messages.close()}
      actions={<Button onClick={onClose}>{messages.close()}</Button>}
    >
      {error ? (
        <Banner tone="problem" announce="alert" title={failed()}>
          {formFailureText(error, LL)}
        </Banner>
      ) : data ? (
        <chakra.div display="grid" gap="u2">
          <chakra.p textStyle="amount" fontFamily="monospace" textAlign="center" role="status">
            {data.code}
          </chakra.p>
          <p>{messages.text({ name, until: time(data.until) })}</p>
          <p>{messages.where({ address: `${window.location.origin}${acceptPage}` })}</p>
          <chakra.p textStyle="secondary" color="fg.2">
            {messages.why()}
          </chakra.p>
        </chakra.div>
      ) : (
        <Spinner label={messages.title({ name })} />
      )}
    </Dialog>
  )
}
