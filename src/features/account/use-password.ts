import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { accountRoutes } from '#contract/account.ts'
import { accountKey, useAccount } from '#src/app/shared/data/account.ts'
import { flatResolver } from '#src/app/shared/forms/flat-resolver.ts'
import { placeServerErrors } from '#src/app/shared/forms/server-errors.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { fieldOrder, noPasswords, type Passwords, passwordSchema } from './password.schema.ts'

/** Changes the password. The input stays after a failure and is cleared on success. */
export function usePassword() {
  const account = useAccount()
  const queries = useQueryClient()
  const resolver = useMemo(() => flatResolver<Passwords, Passwords>(passwordSchema(account)), [account])
  const form = useForm<Passwords, unknown, Passwords>({ resolver, defaultValues: noPasswords, mode: 'onTouched' })
  const { setError, setFocus, reset } = form
  const command = useCommand(accountRoutes.changePassword)
  const send = async (body: Passwords) => {
    try {
      await command.mutateAsync({ body })
      reset(noPasswords)
      await queries.invalidateQueries({ queryKey: accountKey })
    } catch (failure) {
      placeServerErrors(failure, fieldOrder, { setError, setFocus })
    }
  }
  return { form, command, submit: form.handleSubmit(send) }
}
