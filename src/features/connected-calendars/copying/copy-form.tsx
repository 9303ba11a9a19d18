import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { OfflineError } from '#src/app/shared/lifecycle/offline-error.ts'
import { CalendarForm, FormFailure } from '../../calendar/plan/calendar-form.tsx'
import { EntryChoices } from './entry-choices.tsx'
import { SourceFields } from './source-fields.tsx'
import { type Copying, fromFile } from './use-copying.ts'

type CopyFormProps = Pick<ComponentProps<typeof CalendarForm>, 'cancel' | 'pending'> & {
  copying: Copying
  /** So many are copied at once. */
  most: number
  /** Shown where nothing can be copied. */
  none: string
  /** Says that nothing is chosen. */
  missing: string | undefined
  error: Error | null
  onSubmit: (event: FormEvent) => unknown
  /** Asks what entries of other calendars do not say. It is shown once there is something to choose. */
  children: ReactNode
}

/** Asks from where, then which entries, and sends them. */
export function CopyForm({ copying, most, none, missing, error, children, ...form }: CopyFormProps) {
  const { LL } = useI18nContext()
  const messages = LL.calendarCopies
  const { source, connected, candidates, chosen } = copying
  const hasChoices = candidates !== null && candidates.length > 0
  const failure = error && (error instanceof OfflineError ? messages.offline() : formFailureText(error, LL))
  const choices = <EntryChoices copying={copying} most={most} none={none} error={missing} />
  return (
    <CalendarForm
      {...form}
      labels={{ cancel: messages.cancel(), submit: hasChoices ? messages.submit({ count: chosen.length }) : undefined }}
      failure={<FormFailure title={messages.failed()} text={failure} />}
    >
      <SourceFields copying={copying} />
      {source === fromFile ? (
        choices
      ) : (
        <Awaited query={connected} messages={messages}>
          {() => choices}
        </Awaited>
      )}
      {hasChoices && children}
    </CalendarForm>
  )
}
