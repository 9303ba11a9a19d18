import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ChildDto, childDto, childRoutes } from '#contract/children/children.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { formFailureText, isGone } from '#src/app/shared/forms/form-failure.ts'
import { latestAfterConflict } from '#src/app/shared/lifecycle/conflict.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { type ChildTyped, fieldsOf } from './child-form.schema.ts'
import { childText } from './child-text.ts'
import { refetch } from './children.queries.ts'

/**
 * Adds a child or changes the one shown. After a conflict it shows the latest version, and saving again is based on
 * that.
 */
export function useKeepChild(item: ChildDto | null) {
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const queries = useQueryClient()
  const [seen, setSeen] = useState(item)
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null)
  const options = { onSuccess: () => refetch(queries) }
  const add = useCommand(childRoutes.add, options)
  const change = useCommand(childRoutes.change, options)
  const { form } = LL.children

  const fail = (error: unknown) => {
    const now = latestAfterConflict(error, childDto)
    if (now) {
      setSeen(now)
      void refetch(queries)
      return setFailure({
        title: LL.errors.cannotUpdateEntry(),
        text: `${form.changedMeanwhile()} ${form.changed({ now: childText(LL, now, viewer) })}`,
      })
    }
    const why = isGone(error) ? form.gone() : formFailureText(error, LL)
    if (!seen) return setFailure({ title: form.failed(), text: why })
    setFailure({ title: LL.errors.cannotUpdateEntry(), text: `${form.failed()} ${why}` })
  }
  const send = (typed: ChildTyped): Promise<ChildDto> => {
    setFailure(null)
    const fields = fieldsOf(typed)
    if (!seen) return add.mutateAsync({ body: fields })
    return change.mutateAsync({ params: { id: seen.id }, body: { version: seen.version, ...fields } })
  }
  return { send, fail, failure, pending: add.isPending || change.isPending }
}
