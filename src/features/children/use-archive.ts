import { useQueryClient } from '@tanstack/react-query'
import { type ChildDto, childRoutes } from '#contract/children/children.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { refetch } from './children.queries.ts'

/** Archives and restores a child. Neither loses data, so neither asks for confirmation. */
export function useArchive() {
  const { LL } = useI18nContext()
  const toast = useToast()
  const queries = useQueryClient()
  const { done, notDone } = LL.children
  const options = {
    onSettled: () => refetch(queries),
    onError: (error: Error) => toast({ tone: 'problem', text: notDone({ why: failureText(error, LL) }) }),
  } as const
  const archive = useCommand(childRoutes.archive, {
    ...options,
    onSuccess: ({ firstName }) => toast({ tone: 'done', text: done.archived({ name: firstName }) }),
  })
  const restore = useCommand(childRoutes.restore, {
    ...options,
    onSuccess: ({ firstName }) => toast({ tone: 'done', text: done.restored({ name: firstName }) }),
  })
  const inputOf = ({ id, version }: ChildDto) => ({ params: { id }, body: { version } })
  const busy = [archive, restore].flatMap(({ isPending, variables }) =>
    isPending && variables ? variables.params.id : [],
  )
  return {
    isBusy: ({ id }: ChildDto) => busy.includes(id),
    archive: (item: ChildDto) => archive.mutate(inputOf(item)),
    restore: (item: ChildDto) => restore.mutate(inputOf(item)),
  }
}
