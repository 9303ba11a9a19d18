import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CategoryDetailsDto, categoryDetailsDto, categoryRoutes } from '#contract/categories/categories.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isRequestFailure } from '#src/api/failures.ts'
import { formFailureText, isGone } from '#src/app/shared/forms/form-failure.ts'
import { latestAfterConflict } from '#src/app/shared/lifecycle/conflict.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { categoryText } from '#src/app/shared/viewer/category-text.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { refetch } from './categories.queries.ts'
import { type CategoryTyped, fieldsOf } from './category-form.schema.ts'
import { splitLinesText } from './split-lines.tsx'

/** Adds a category, or replaces the one that `replaces` names; null adds. */
export function useMakeCategory(item: CategoryDetailsDto | null) {
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const queries = useQueryClient()
  const [replaces, setReplaces] = useState(item)
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null)
  const options = { onSuccess: () => refetch(queries) }
  const add = useCommand(categoryRoutes.add, options)
  const replace = useCommand(categoryRoutes.replace, options)
  const { form } = LL.categories

  /** After a conflict, keeps the latest version and what can still be done with the input. */
  const fail = (error: unknown) => {
    const now = latestAfterConflict(error, categoryDetailsDto)
    if (now || isGone(error)) void refetch(queries)
    if (now && isRequestFailure(error) && error.exception === 'changedSinceSeen') {
      setReplaces(now)
      const split = splitLinesText(now.creatorPercent, viewer, LL)
      return setFailure({ title: form.changedTitle(), text: form.changed({ title: categoryText(LL, now), split }) })
    }
    if (replaces && (now || isGone(error))) {
      setReplaces(null)
      return setFailure(
        now ? { title: form.usedTitle(), text: form.used() } : { title: form.goneTitle(), text: form.gone() },
      )
    }
    setFailure({ title: form.failed(), text: formFailureText(error, LL) })
  }
  const send = (typed: CategoryTyped): Promise<CategoryDetailsDto> => {
    setFailure(null)
    const body = fieldsOf(typed)
    return replaces ? replace.mutateAsync({ params: { id: replaces.id }, body }) : add.mutateAsync({ body })
  }
  return { send, fail, failure, replaces, pending: add.isPending || replace.isPending }
}
