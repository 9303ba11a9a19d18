import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import type { ChildDto } from '#contract/children/children.ts'
import { limits } from '#contract/limits.ts'
import { type LinkedAccountDto, linkedAccountRoutes } from '#contract/linked-accounts/linked-accounts.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { flatResolver } from '#src/app/shared/forms/flat-resolver.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { placeServerErrors } from '#src/app/shared/forms/server-errors.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { childrenQuery } from '../children/children.queries.ts'
import { type AddValues, addFields, addSchema, bodyOf, needsConsent, noValues, someone } from './add-account.schema.ts'
import { linkedAccountsKey } from './linked-accounts.queries.ts'

export type AddAccountProps = { onClose: () => void; onDone: (item: LinkedAccountDto) => void }

const none: readonly ChildDto[] = []

/** Makes an account for a child of the family, or for somebody close to it. */
export function AddAccount({ onClose, onDone }: AddAccountProps) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const { form: messages } = LL.linkedAccounts
  const { today } = useViewer()
  const queries = useQueryClient()
  const children = useQuery(childrenQuery(client)).data?.items ?? none
  const resolver = useMemo(() => flatResolver<AddValues, AddValues>(addSchema(children, today)), [children, today])
  const { register, handleSubmit, watch, setError, setFocus, formState } = useForm<AddValues, unknown, AddValues>({
    resolver,
    defaultValues: noValues,
    mode: 'onTouched',
  })
  const { mutateAsync, isPending, error } = useCommand(linkedAccountRoutes.add)
  const { errors } = formState
  const whom = watch('whom')
  const open = children.filter(({ hasAccount }) => !hasAccount)
  const send = async (values: AddValues) => {
    try {
      const item = await mutateAsync({ body: bodyOf(values) })
      await queries.invalidateQueries({ queryKey: linkedAccountsKey })
      onDone(item)
    } catch (failure) {
      placeServerErrors(failure, addFields, { setError, setFocus })
    }
  }
  const max = limits.identity.name
  return (
    <FormDialog
      title={messages.title()}
      labels={{ close: messages.close(), cancel: messages.cancel(), submit: messages.submit() }}
      pending={isPending}
      failure={error && { title: messages.failed(), text: formFailureText(error, LL) }}
      onSubmit={(event) => void handleSubmit(send)(event)}
      onClose={onClose}
    >
      <Select
        label={messages.whom()}
        placeholder={messages.choose()}
        {...(open.length === 0 && { hint: messages.noChild() })}
        options={[
          ...open.map(({ id, firstName }) => ({ value: id, label: firstName })),
          { value: someone, label: messages.someone() },
        ]}
        error={problemText(errors.whom, LL)}
        {...register('whom')}
      />
      {whom === someone && (
        <>
          <TextField
            label={messages.firstName()}
            autoComplete="off"
            error={problemText(errors.firstName, LL, max)}
            {...register('firstName')}
          />
          <TextField
            label={messages.lastName()}
            autoComplete="off"
            error={problemText(errors.lastName, LL, max)}
            {...register('lastName')}
          />
        </>
      )}
      {needsConsent(children, whom, today) && (
        <CheckboxField
          label={messages.consent()}
          hint={messages.consentHint()}
          error={problemText(errors.consent, LL)}
          {...register('consent')}
        />
      )}
    </FormDialog>
  )
}
