import { limits } from '#contract/limits.ts'
import type { CorrespondentDto } from '#contract/messages/messages.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { asProblem } from '#src/app/shared/forms/contract-problems.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { CheckboxGroup } from '#src/ui/fields/checkbox-group.tsx'
import { correspondentName } from '../people.ts'
import type { Compose } from './use-compose.ts'

type RecipientsProps = {
  /** Everybody to whom the viewer may write. */
  people: readonly CorrespondentDto[]
  compose: Pick<Compose, 'to' | 'toggle' | 'problems'>
}

/** Asks who gets a message. */
export function Recipients({ people, compose: { to, toggle, problems } }: RecipientsProps) {
  const { LL } = useI18nContext()
  const { form, thread } = LL.messages
  return (
    <CheckboxGroup label={form.to()} error={problemText(asProblem(problems.to), LL, limits.messages.recipients)}>
      {people.map((one) => (
        <CheckboxField
          key={one.id}
          name="to"
          label={correspondentName(one, thread)}
          checked={to.includes(one.id)}
          onChange={() => toggle(one.id)}
        />
      ))}
    </CheckboxGroup>
  )
}
