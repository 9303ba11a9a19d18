import * as z from 'zod/mini'
import { username } from '#contract/identity.ts'
import { profileRoutes } from '#contract/profile/profile.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useAccount } from '#src/app/shared/data/account.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { FormCard } from './form-card.tsx'
import { useProfileForm } from './use-profile-form.ts'

const schema = z.strictObject({ username })
type Typed = z.infer<typeof schema>
const names = ['username'] as const

/** Changes the name by which the person signs in. The server asks for the password again. */
export function UsernameCard() {
  const { LL } = useI18nContext()
  const { name } = LL.account
  const account = useAccount()
  const { mutateAsync, isPending, error } = useCommand(profileRoutes.setUsername)
  const { register, errors, submit } = useProfileForm<Typed, Typed>({
    schema,
    values: { username: account.username },
    names,
    send: (body) => mutateAsync({ body }),
  })
  return (
    <FormCard
      title={name.usernameTitle()}
      hint={name.usernameHint()}
      submit={name.usernameSubmit()}
      pending={isPending}
      failure={error}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={name.username()}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={problemText(errors.username, LL)}
        {...register('username')}
      />
    </FormCard>
  )
}
