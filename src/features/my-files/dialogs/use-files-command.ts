import { useQueryClient } from '@tanstack/react-query'
import type { Route, RouteInput, RouteOutput } from '#contract/route.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { myFilesKey } from '#src/app/shared/my-files/my-files.key.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'

/** Sends a command about files and reads them again, whatever came of it. `done` is said and closes what asked for it. */
export function useFilesCommand<R extends Route>(
  route: R,
  done: { readonly text: string; readonly after: (answer: RouteOutput<R>) => void },
) {
  const queries = useQueryClient()
  const toast = useToast()
  return useCommand<R>(route, {
    onSuccess: (answer: RouteOutput<R>, _input: RouteInput<R>) => {
      toast({ tone: 'done', text: done.text })
      done.after(answer)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: myFilesKey }),
  })
}
