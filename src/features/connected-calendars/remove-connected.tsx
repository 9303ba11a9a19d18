import { useQueryClient } from '@tanstack/react-query'
import {
  type ConnectedCalendarDto,
  connectedCalendarRoutes,
} from '#contract/connected-calendars/connected-calendars.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { connectedKey } from './connected.queries.ts'

export type RemoveConnectedProps = { calendar: ConnectedCalendarDto; onClose: () => void }

/** Says what follows before a calendar and its address are forgotten. */
export function RemoveConnected({ calendar: { id, name, version }, onClose }: RemoveConnectedProps) {
  const { LL } = useI18nContext()
  const messages = LL.connectedCalendars
  const queries = useQueryClient()
  const toast = useToast()
  const { mutate, isPending, error } = useCommand(connectedCalendarRoutes.events, {
    onSuccess: () => {
      toast({ tone: 'done', text: messages.removed() })
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: connectedKey }),
  })
  return (
    <FormDialog
      title={messages.confirm.title({ name })}
      text={messages.confirm.text()}
      labels={{ close: messages.confirm.cancel(), cancel: messages.confirm.cancel(), submit: messages.remove() }}
      grave
      pending={isPending}
      failure={error && { title: messages.failed(), text: formFailureText(error, LL) }}
      onSubmit={() => mutate({ params: { id }, body: { type: 'connectedCalendar.remove', version } })}
      onClose={onClose}
    />
  )
}
