import { useQueryClient } from '@tanstack/react-query'
import { type NoticeDto, noticeRoutes } from '#contract/notices/notices.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { noticesKey } from './notices-key.ts'

/** Marks one notice as seen, or all up to the newest one on the screen, so that later ones stay new. */
export function useSeen() {
  const { LL } = useI18nContext()
  const toast = useToast()
  const queries = useQueryClient()
  const see = useCommand(noticeRoutes.see, {
    onError: () => toast({ tone: 'problem', text: LL.notices.seenFailed() }),
    onSettled: () => queries.invalidateQueries({ queryKey: noticesKey }),
  })
  return {
    pending: see.isPending,
    one: ({ id }: NoticeDto) => see.mutate({ body: { which: 'one', id } }),
    upTo: ({ id }: NoticeDto) => see.mutate({ body: { which: 'upTo', id } }),
  }
}
