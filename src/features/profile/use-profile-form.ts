import { useQueryClient } from '@tanstack/react-query'
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { accountKey } from '#src/app/shared/data/account.ts'
import { profileKey } from '#src/app/shared/data/profile.ts'
import { flatResolver } from '#src/app/shared/forms/flat-resolver.ts'
import { placeServerErrors } from '#src/app/shared/forms/server-errors.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'

type Options<Values extends FieldValues, Typed extends FieldValues> = {
  schema: $ZodType<Typed>
  values: DefaultValues<Values>
  /** Lists the fields in screen order. */
  names: readonly FieldPath<Values>[]
  send: (typed: Typed) => Promise<unknown>
  /** Is said in place of the usual words. */
  done?: string
}

/** Manages one part of the profile. What was saved is fetched again, and the session, which names the person too. */
export function useProfileForm<Values extends FieldValues, Typed extends FieldValues>({
  schema,
  values,
  names,
  send,
  done,
}: Options<Values, Typed>) {
  const { LL } = useI18nContext()
  const { session } = useApp()
  const queries = useQueryClient()
  const toast = useToast()
  const form = useForm<Values, unknown, Typed>({
    resolver: flatResolver<Values, Typed>(schema),
    defaultValues: values,
    mode: 'onTouched',
  })
  const { handleSubmit, setError, setFocus } = form
  const save = async (typed: Typed) => {
    try {
      await send(typed)
    } catch (failure) {
      placeServerErrors(failure, names, { setError, setFocus })
      return
    }
    toast({ tone: 'done', text: done ?? LL.account.saved() })
    session.send({ type: 'session.refresh' })
    await Promise.all([profileKey, accountKey].map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
  return { ...form, errors: form.formState.errors, submit: handleSubmit(save) }
}
