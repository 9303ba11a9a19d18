import { useQueryClient } from '@tanstack/react-query'
import { type CategoryDetailsDto, categoryRoutes } from '#contract/categories/categories.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { refetch } from './categories.queries.ts'

type RemoveCategoryProps = { item: CategoryDetailsDto; onClose: () => void; onDone: () => void }

/** Asks for confirmation before removing a category that no expense uses. */
export function RemoveCategory({ item, onClose, onDone }: RemoveCategoryProps) {
  const { LL } = useI18nContext()
  const queries = useQueryClient()
  const remove = useCommand(categoryRoutes.remove, { onSettled: () => refetch(queries), onSuccess: onDone })
  const { removing, form } = LL.categories
  const title = item.name ?? ''
  return (
    <FormDialog
      title={removing.title({ title })}
      text={removing.text()}
      notice={removing.notice()}
      labels={{ close: form.close(), cancel: form.cancel(), submit: removing.action() }}
      grave
      pending={remove.isPending}
      failure={
        remove.error && {
          title: LL.errors.cannotDelete(),
          text: `${removing.failed({ title })} ${failureText(remove.error, LL)}`,
        }
      }
      onSubmit={() => remove.mutate({ params: { id: item.id } })}
      onClose={onClose}
    />
  )
}
