import { useForm } from 'react-hook-form'
import type { InvitationDto } from '#contract/invitations/invitations.ts'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { flatResolver } from '#src/app/shared/forms/flat-resolver.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { placeServerErrors } from '#src/app/shared/forms/server-errors.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { correctSchema } from './invite.schema.ts'
import type { InvitationActions } from './use-invitation-actions.ts'

type Values = { email: string }
const resolver = flatResolver<Values, Values>(correctSchema)

/** Asks for the right address. What was typed stays when it is refused. */
export function CorrectDialog({ actions, seen }: { actions: InvitationActions; seen: InvitationDto }) {
  const { LL } = useI18nContext()
  const { form: messages, dialogs } = LL.invitations
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: { email: '' }, mode: 'onTouched' })
  const { register, handleSubmit, formState } = form
  const send = ({ email }: Values) =>
    actions.sendPending(
      { type: 'invitation.correct', version: seen.version, email },
      (failure) => placeServerErrors(failure, ['email'], form) > 0,
    )
  return (
    <FormDialog
      title={messages.correct()}
      text={messages.correctText({ email: seen.email ?? '' })}
      labels={{ close: dialogs.close(), cancel: dialogs.cancel(), submit: messages.correctSend() }}
      pending={actions.busy !== null}
      failure={actions.failure}
      onSubmit={(event) => void handleSubmit(send)(event)}
      onClose={actions.close}
    >
      <TextField
        label={messages.newEmail()}
        type="email"
        autoComplete="off"
        error={problemText(formState.errors.email, LL, limits.email)}
        {...register('email')}
      />
    </FormDialog>
  )
}
