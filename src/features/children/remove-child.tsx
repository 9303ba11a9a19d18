import { useQueryClient } from '@tanstack/react-query'
import { type ChildDto, childRoutes } from '#contract/children/children.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { refetch } from './children.queries.ts'

type RemoveChildProps = { item: ChildDto; onClose: () => void; onDone: () => void }

/** Asks for confirmation before removing a child that nothing refers to. */
export function RemoveChild({ item, onClose, onDone }: RemoveChildProps) {
  const { LL } = useI18nContext()
  const queries = useQueryClient()
  const remove = useCommand(childRoutes.remove, { onSettled: () => refetch(queries), onSuccess: onDone })
  const { removing, form } = LL.children
  const { id, version, firstName: name } = item
  return (
    <FormDialog
      title={removing.title({ name })}
      text={removing.text({ name })}
      notice={removing.notice()}
      labels={{ close: form.close(), cancel: form.cancel(), submit: removing.action() }}
      grave
      pending={remove.isPending}
      failure={
        remove.error && {
          title: LL.errors.cannotDelete(),
          text: `${removing.failed({ name })} ${failureText(remove.error, LL)}`,
        }
      }
      onSubmit={() => remove.mutate({ params: { id }, query: { version } })}
      onClose={onClose}
    />
  )
}
