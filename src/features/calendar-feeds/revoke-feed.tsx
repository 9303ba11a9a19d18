import { useQueryClient } from '@tanstack/react-query'
import { type CalendarFeedDto, calendarFeedRoutes } from '#contract/calendar-feeds/calendar-feeds.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { feedsKey } from './feeds.queries.ts'

export type RevokeFeedProps = { feed: CalendarFeedDto; onClose: () => void }

/** Says what follows before an address ends for good. */
export function RevokeFeed({ feed: { id, name, version }, onClose }: RevokeFeedProps) {
  const { LL } = useI18nContext()
  const messages = LL.calendarFeeds
  const queries = useQueryClient()
  const toast = useToast()
  const { mutate, isPending, error } = useCommand(calendarFeedRoutes.events, {
    onSuccess: () => {
      toast({ tone: 'done', text: messages.revoked() })
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: feedsKey }),
  })
  return (
    <FormDialog
      title={messages.confirm.title({ name })}
      text={messages.confirm.text()}
      labels={{ close: messages.confirm.cancel(), cancel: messages.confirm.cancel(), submit: messages.revoke() }}
      grave
      pending={isPending}
      failure={error && { title: messages.failed(), text: formFailureText(error, LL) }}
      onSubmit={() => mutate({ params: { id }, body: { type: 'calendarFeed.revoke', version } })}
      onClose={onClose}
    />
  )
}
