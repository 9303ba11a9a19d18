import { useQueryClient } from '@tanstack/react-query'
import { emailChangeRoutes, type NewEmail, newEmail } from '#contract/email-change/email-change.ts'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useAccount } from '#src/app/shared/data/account.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { FormCard } from '../profile/form-card.tsx'
import { useProfileForm } from '../profile/use-profile-form.ts'
import { emailChangeKey } from './email-change.queries.ts'

const names = ['email', 'emailAgain'] as const

/** Asks for another address. The server asks for the password first. */
export function EmailForm() {
  const { LL } = useI18nContext()
  const { email } = LL.account
  const account = useAccount()
  const queries = useQueryClient()
  const { mutateAsync, isPending, error } = useCommand(emailChangeRoutes.ask, {
    onSuccess: () => queries.invalidateQueries({ queryKey: emailChangeKey }),
  })
  const { register, errors, submit } = useProfileForm<NewEmail, NewEmail>({
    schema: newEmail,
    values: { email: '', emailAgain: '' },
    names,
    send: (body) => mutateAsync({ body }),
    done: email.asked(),
  })
  return (
    <FormCard
      title={email.title()}
      hint={email.hint({ email: account.email })}
      submit={email.submit()}
      pending={isPending}
      failure={error}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        type="email"
        label={email.next()}
        autoComplete="email"
        error={problemText(errors.email, LL, limits.email)}
        {...register('email')}
      />
      <TextField
        type="email"
        label={email.again()}
        autoComplete="off"
        error={problemText(errors.emailAgain, LL, limits.email)}
        {...register('emailAgain')}
      />
    </FormCard>
  )
}
