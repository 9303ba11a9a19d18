import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import type { FamilyDto } from '#contract/families.ts'
import { invitationRoutes } from '#contract/invitations/invitations.ts'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { flatResolver } from '#src/app/shared/forms/flat-resolver.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { placeServerErrors } from '#src/app/shared/forms/server-errors.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { keepInvitation } from '../invitations.queries.ts'
import { type InviteValues, invitationOf, inviteFields, inviteSchema, noInvite } from './invite.schema.ts'

export type InviteDialogProps = {
  other: FamilyDto['members'][number] | undefined
  /** The inviter says that the other parent joined by themselves. */
  hasAccount: boolean
  onClose: () => void
}

const day = 86_400_000

/**
 * Asks for the address, and for the name where the family has no other parent yet. An account is invited as any address
 * is, so that nobody learns from the answer who has one.
 */
export function InviteDialog({ other, hasAccount, onClose }: InviteDialogProps) {
  const { LL } = useI18nContext()
  const { form: messages, dialogs, done } = LL.invitations
  const queries = useQueryClient()
  const toast = useToast()
  const isNamed = other !== undefined
  const resolver = useMemo(() => flatResolver<InviteValues, InviteValues>(inviteSchema(isNamed)), [isNamed])
  const form = useForm<InviteValues, unknown, InviteValues>({ resolver, defaultValues: noInvite, mode: 'onTouched' })
  const { register, handleSubmit, formState } = form
  const shown = isNamed ? (['email'] as const) : inviteFields
  const invite = useCommand(invitationRoutes.invite, {
    onSuccess: async (item) => {
      await keepInvitation(queries, item)
      toast({ tone: 'done', text: done.invited() })
      onClose()
    },
    onError: (failure) => void placeServerErrors(failure, shown, form),
  })
  const max = limits.identity.name
  const isAtField = Object.keys(formState.errors).length > 0
  return (
    <FormDialog
      title={isNamed ? messages.invite({ name: other.firstName }) : messages.name()}
      text={(hasAccount ? messages.accountText : messages.inviteText)({ days: limits.invitation.life / day })}
      labels={{ close: dialogs.close(), cancel: dialogs.cancel(), submit: messages.send() }}
      pending={invite.isPending}
      failure={
        invite.error && !isAtField ? { title: messages.failed(), text: formFailureText(invite.error, LL) } : null
      }
      onSubmit={(event) => void handleSubmit((typed) => invite.mutate({ body: invitationOf(typed, isNamed) }))(event)}
      onClose={onClose}
    >
      {!isNamed && (
        <>
          <TextField
            label={messages.firstName()}
            autoComplete="off"
            error={problemText(formState.errors.firstName, LL, max)}
            {...register('firstName')}
          />
          <TextField
            label={messages.lastName()}
            autoComplete="off"
            error={problemText(formState.errors.lastName, LL, max)}
            {...register('lastName')}
          />
        </>
      )}
      <TextField
        label={hasAccount ? messages.accountEmail() : messages.email()}
        type="email"
        autoComplete="off"
        error={problemText(formState.errors.email, LL, limits.email)}
        {...register('email')}
      />
    </FormDialog>
  )
}
