import { useQueryClient } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import { type NewSchoolBreaks, schoolBreakRoutes } from '#contract/calendar/school-breaks.ts'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isRequestFailure } from '#src/api/failures.ts'
import { ChildChoices } from '#src/app/shared/forms/child-choices.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import { invalidateCalendar } from '../schedules/schedule.commands.ts'
import { type BreakValues, breakResolver, fieldOf } from './breaks.model.ts'

export type AddBreaksProps = { viewer: Viewer; onClose: () => void }

/** Lists a day without school, or some days one after another. */
export function AddBreaks({ viewer, onClose }: AddBreaksProps) {
  const { LL } = useI18nContext()
  const { form: texts, dialogs, done } = LL.schoolBreaks
  const queries = useQueryClient()
  const toast = useToast()
  const offered = viewer.family.children.filter((child) => child.offered)
  const { register, control, handleSubmit, setError, formState } = useForm<BreakValues, unknown, NewSchoolBreaks>({
    resolver: breakResolver(viewer.today),
    defaultValues: { name: '', from: '', to: '', childIds: offered.map(({ id }) => id) },
    mode: 'onTouched',
  })
  const { mutateAsync, isPending, error } = useCommand(schoolBreakRoutes.add)
  const { errors } = formState
  const isPlaced = isRequestFailure(error) && error.validationErrors.length > 0
  const send = async (body: NewSchoolBreaks) => {
    try {
      await mutateAsync({ body })
      toast({ tone: 'done', text: done.added() })
      onClose()
    } catch (failure) {
      for (const { field, text } of isRequestFailure(failure) ? failure.validationErrors : [])
        setError(fieldOf(field.split('.')), { type: 'server', message: text })
    } finally {
      void invalidateCalendar(queries)
    }
  }
  return (
    <FormDialog
      title={texts.title()}
      labels={{ close: dialogs.close(), cancel: texts.cancel(), submit: texts.submit() }}
      notice={texts.text({ name: otherParentOf(viewer) })}
      pending={isPending}
      failure={error && !isPlaced ? { title: texts.failed(), text: formFailureText(error, LL) } : null}
      onSubmit={(event) => void handleSubmit(send)(event)}
      onClose={onClose}
    >
      <TextField
        label={texts.name()}
        hint={texts.nameHint()}
        autoComplete="off"
        error={problemText(errors.name, LL, limits.schoolBreak.name)}
        {...register('name')}
      />
      <FieldPair>
        <DateField label={texts.from()} error={problemText(errors.from, LL)} {...register('from')} />
        <DateField
          label={texts.to()}
          optionalText={texts.optional()}
          hint={texts.toHint()}
          error={problemText(errors.to, LL)}
          {...register('to')}
        />
      </FieldPair>
      <Controller
        control={control}
        name="childIds"
        render={({ field }) => (
          <ChildChoices
            field={field}
            choices={offered}
            label={texts.children()}
            error={problemText(errors.childIds, LL)}
          />
        )}
      />
    </FormDialog>
  )
}
