import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import type { ChildDto } from '#contract/children/children.ts'
import { limits } from '#contract/limits.ts'
import { earliestDate } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { placeServerErrors } from '#src/app/shared/forms/server-errors.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { type ChildTyped, type ChildValues, childFieldNames, childFormSchema, valuesOf } from './child-form.schema.ts'
import { useKeepChild } from './use-keep-child.ts'

type ChildFormProps = {
  /** Null for a new child. */
  item: ChildDto | null
  onClose: () => void
  onDone: (kept: ChildDto) => void
}

export function ChildForm({ item, onClose, onDone }: ChildFormProps) {
  const { LL } = useI18nContext()
  const { today } = useViewer()
  const schema = useMemo(() => childFormSchema(today), [today])
  const { register, handleSubmit, formState, setError, setFocus } = useForm<ChildValues, unknown, ChildTyped>({
    resolver: zodResolver(schema),
    defaultValues: valuesOf(item),
    mode: 'onTouched',
  })
  const keep = useKeepChild(item)
  const { errors } = formState
  const { form } = LL.children
  const send = async (typed: ChildTyped) => {
    try {
      onDone(await keep.send(typed))
    } catch (error) {
      if (!placeServerErrors(error, childFieldNames, { setError, setFocus })) keep.fail(error)
    }
  }
  return (
    <FormDialog
      title={item ? form.edit({ name: item.firstName }) : form.add()}
      labels={{ close: form.close(), cancel: form.cancel(), submit: form.save() }}
      pending={keep.pending}
      failure={keep.failure}
      onSubmit={(event) => void handleSubmit(send)(event)}
      onClose={onClose}
    >
      <TextField
        label={form.firstName()}
        error={problemText(errors.firstName, LL, limits.childName.max)}
        autoComplete="off"
        {...register('firstName')}
      />
      <TextField
        label={form.lastName()}
        optionalText={form.optional()}
        error={problemText(errors.lastName, LL, limits.childName.max)}
        autoComplete="off"
        {...register('lastName')}
      />
      <DateField
        label={form.dateOfBirth()}
        optionalText={form.optional()}
        hint={form.dateOfBirthHint()}
        error={problemText(errors.dateOfBirth, LL)}
        min={earliestDate}
        max={today}
        {...register('dateOfBirth')}
      />
    </FormDialog>
  )
}
