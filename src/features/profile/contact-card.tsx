import { useMemo } from 'react'
import * as z from 'zod/mini'
import { limits } from '#contract/limits.ts'
import { ownBirthProblem, pastDateField } from '#contract/past-date.ts'
import { contactChecks, contactFields, type ProfileDto, profileRoutes } from '#contract/profile/profile.ts'
import { joinCountries } from '#contract/registration/regions.ts'
import { earliestDate, type PlainDate } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { countryName } from '#src/app/shared/locale/country-name.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import { FormCard } from './form-card.tsx'
import { StateField } from './state-field.tsx'
import { useProfileForm } from './use-profile-form.ts'

const names = ['phone', 'dateOfBirth', 'countryCode', 'line1', 'line2', 'city', 'state', 'postalCode'] as const
const { line, city, postalCode } = limits.identity

/** The server asks its own clock; this one says it earlier. */
const schemaFor = (today: PlainDate) =>
  z.strictObject({ ...contactFields, dateOfBirth: pastDateField(today, null, ownBirthProblem) }).check(...contactChecks)
type Typed = z.infer<ReturnType<typeof schemaFor>>

type Contact = NonNullable<ProfileDto['contact']>
const valuesOf = (contact: Contact): Typed => ({
  countryCode: contact.countryCode,
  phone: contact.phone ?? '',
  dateOfBirth: contact.dateOfBirth ?? '',
  line1: contact.line1 ?? '',
  line2: contact.line2 ?? '',
  city: contact.city ?? '',
  state: contact.state ?? '',
  postalCode: contact.postalCode ?? '',
})

/** Changes where the person can be reached. An address is given whole or not at all. */
export function ContactCard({ contact }: { contact: Contact }) {
  const { LL, locale } = useI18nContext()
  const { reach: messages, form } = LL.account
  const { today } = useViewer()
  const schema = useMemo(() => schemaFor(today), [today])
  const { mutateAsync, isPending, error } = useCommand(profileRoutes.setContact)
  const { register, watch, errors, submit } = useProfileForm<Typed, Typed>({
    schema,
    values: valuesOf(contact),
    names,
    send: (typed) => mutateAsync({ body: { ...typed, dateOfBirth: typed.dateOfBirth || null } }),
  })
  const country = watch('countryCode')
  const isUs = country === 'US'
  const optionalText = form.optional()
  return (
    <FormCard
      title={messages.title()}
      hint={messages.hint()}
      pending={isPending}
      failure={error}
      onSubmit={(event) => void submit(event)}
    >
      <FieldPair>
        <TextField
          type="tel"
          label={messages.phone()}
          optionalText={optionalText}
          hint={isUs ? messages.usPhoneHint() : messages.phoneHint()}
          inputMode="numeric"
          autoComplete="tel-national"
          error={problemText(errors.phone, LL)}
          {...register('phone')}
        />
        <DateField
          label={messages.dateOfBirth()}
          optionalText={optionalText}
          autoComplete="bday"
          min={earliestDate}
          max={today}
          error={problemText(errors.dateOfBirth, LL)}
          {...register('dateOfBirth')}
        />
      </FieldPair>
      <Select
        label={messages.country()}
        options={joinCountries.map((code) => ({ value: code, label: countryName(code, locale) }))}
        autoComplete="country"
        error={problemText(errors.countryCode, LL)}
        {...register('countryCode')}
      />
      <TextField
        label={messages.line1()}
        autoComplete="address-line1"
        error={problemText(errors.line1, LL, line)}
        {...register('line1')}
      />
      <TextField
        label={messages.line2()}
        optionalText={optionalText}
        autoComplete="address-line2"
        error={problemText(errors.line2, LL, line)}
        {...register('line2')}
      />
      <TextField
        label={messages.city()}
        autoComplete="address-level2"
        error={problemText(errors.city, LL, city)}
        {...register('city')}
      />
      <FieldPair>
        <StateField isUs={isUs} error={problemText(errors.state, LL, line)} field={register('state')} />
        <TextField
          label={isUs ? messages.zip() : messages.postalCode()}
          autoComplete="postal-code"
          inputMode={isUs ? 'numeric' : 'text'}
          error={problemText(errors.postalCode, LL, postalCode)}
          {...register('postalCode')}
        />
      </FieldPair>
    </FormCard>
  )
}
