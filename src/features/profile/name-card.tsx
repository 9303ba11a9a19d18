import { limits } from '#contract/limits.ts'
import { type NameChange, nameChange, profileRoutes } from '#contract/profile/profile.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useProfile } from '#src/app/shared/data/profile.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import { FormCard } from './form-card.tsx'
import { useProfileForm } from './use-profile-form.ts'

const names = ['firstName', 'lastName'] as const
const { name: max } = limits.identity

/** Changes the name under which the others know the person. */
export function NameCard() {
  const { LL } = useI18nContext()
  const { name } = LL.account
  const { firstName, lastName } = useProfile()
  const { mutateAsync, isPending, error } = useCommand(profileRoutes.rename)
  const { register, errors, submit } = useProfileForm<NameChange, NameChange>({
    schema: nameChange,
    values: { firstName, lastName },
    names,
    send: (body) => mutateAsync({ body }),
  })
  return (
    <FormCard
      title={name.title()}
      hint={name.hint()}
      pending={isPending}
      failure={error}
      onSubmit={(event) => void submit(event)}
    >
      <FieldPair>
        <TextField
          label={name.firstName()}
          autoComplete="given-name"
          error={problemText(errors.firstName, LL, max)}
          {...register('firstName')}
        />
        <TextField
          label={name.lastName()}
          autoComplete="family-name"
          error={problemText(errors.lastName, LL, max)}
          {...register('lastName')}
        />
      </FieldPair>
    </FormCard>
  )
}
