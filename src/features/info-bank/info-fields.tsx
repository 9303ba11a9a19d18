import { chakra } from '@chakra-ui/react/styled-system'
import { type InfoField, infoFields } from '#contract/info-bank/info-fields.ts'
import { infoLimits } from '#contract/info-bank/info-limits.ts'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { asProblem } from '#src/app/shared/forms/contract-problems.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import type { InfoFormState } from './use-info-form.ts'

const Details = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: 'u2',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
    alignItems: 'start',
    minW: '0',
  },
})
const { line, lines, phone } = infoLimits
const longest = { line, lines, phone, email: limits.email, date: line } as const

/** Shows the fields of the chosen sections, each of them once. */
export function InfoFields({ state }: { state: InfoFormState }) {
  const { form } = useI18nContext().LL.infoBank
  return (
    <div>
      <chakra.h2 textStyle="cardHeading">{form.details()}</chakra.h2>
      <chakra.p textStyle="secondary" color="fg.3" mb="u1.5">
        {state.asked.length > 0 ? form.detailsHint() : form.noSection()}
      </chakra.p>
      {state.asked.length > 0 && (
        <Details aria-label={form.details()}>
          {state.asked.map((field) => (
            <OneField key={field} field={field} state={state} />
          ))}
        </Details>
      )}
    </div>
  )
}

function OneField({ field, state: { typed, change, problemOf } }: { field: InfoField; state: InfoFormState }) {
  const { LL } = useI18nContext()
  const kind = infoFields[field]
  const name = `fields.${field}`
  const label = LL.infoBank.field[field]()
  const value = typed.fields[field] ?? ''
  const set = (text: string) => change({ fields: { ...typed.fields, [field]: text } })
  const error = problemText(asProblem(problemOf(field)), LL, longest[kind])
  if (kind === 'date')
    return (
      <DateField name={name} label={label} value={value} error={error} onChange={({ target }) => set(target.value)} />
    )
  if (kind === 'lines')
    return (
      <chakra.div gridColumn="1 / -1">
        <TextArea
          name={name}
          label={label}
          rows={2}
          value={value}
          error={error}
          onChange={({ target }) => set(target.value)}
        />
      </chakra.div>
    )
  const type = kind === 'phone' ? 'tel' : kind === 'email' ? 'email' : 'text'
  return (
    <TextField
      name={name}
      type={type}
      label={label}
      value={value}
      error={error}
      autoComplete="off"
      onChange={({ target }) => set(target.value)}
    />
  )
}
