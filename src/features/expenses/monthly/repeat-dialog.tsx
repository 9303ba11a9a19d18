import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { monthlyExpenseRoutes } from '#contract/monthly-expenses/monthly-expenses.ts'
import { monthAfter } from '#domain/recurrence.ts'
import { dayOfMonth } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { placeServerErrors } from '#src/app/shared/forms/server-errors.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { refetchMonthly } from './monthly.queries.ts'
import { type RepeatValues, repeatSchema } from './repeat.schema.ts'

type RepeatDialogProps = { item: ExpenseDto; viewer: Viewer; onClose: () => void }

/** Makes an expense come back each month. Its first draft is due a month later, on the day of its purchase. */
export function RepeatDialog({ item, viewer, onClose }: RepeatDialogProps) {
  const { LL } = useI18nContext()
  const { dialog } = LL.expenses.monthly
  const { dialogs } = LL.common
  const queries = useQueryClient()
  const toast = useToast()
  const schema = useMemo(() => repeatSchema(viewer.today), [viewer.today])
  const { register, handleSubmit, formState, setError, setFocus } = useForm<RepeatValues>({
    resolver: zodResolver(schema),
    defaultValues: { firstOn: monthAfter(viewer.today, dayOfMonth(item.purchaseDate)), endsOn: '' },
    mode: 'onTouched',
  })
  const command = useCommand(monthlyExpenseRoutes.begin, {
    onSuccess: async ({ nextOn }) => {
      toast({ tone: 'done', text: dialog.done({ date: viewer.date(nextOn) }) })
      onClose()
      await refetchMonthly(queries)
    },
    onError: (error) => placeServerErrors(error, ['firstOn', 'endsOn'], { setError, setFocus }),
  })
  const send = handleSubmit(({ firstOn, endsOn }) => {
    const { name, total, categoryId, ownPercent, childIds, note } = item
    const content = { name, total, categoryId, ownPercent, childIds, note }
    command.mutate({ body: { ...content, firstOn, endsOn: endsOn || null } })
  })
  return (
    <FormDialog
      title={dialog.title({ expense: item.name })}
      text={dialog.text()}
      labels={{ close: dialogs.close(), cancel: dialogs.cancel(), submit: dialog.action() }}
      pending={command.isPending}
      failure={command.error && { title: dialog.failed(), text: formFailureText(command.error, LL) }}
      onSubmit={(event) => void send(event)}
      onClose={onClose}
    >
      <DateField
        label={dialog.firstOn()}
        min={viewer.today}
        error={problemText(formState.errors.firstOn, LL)}
        {...register('firstOn')}
      />
      <DateField
        label={dialog.endsOn()}
        optionalText={dialogs.optional()}
        min={viewer.today}
        error={problemText(formState.errors.endsOn, LL)}
        {...register('endsOn')}
      />
    </FormDialog>
  )
}
