import type { UseFormRegisterReturn } from 'react-hook-form'
import { usStates } from '#contract/identity.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'

const states = usStates.toSorted().map((code) => ({ value: code, label: code }))

type StateFieldProps = { isUs: boolean; error: string | undefined; field: UseFormRegisterReturn }

/** The United States are chosen from a list; elsewhere a state, province or county is typed. */
export function StateField({ isUs, error, field }: StateFieldProps) {
  const { reach } = useI18nContext().LL.account
  const shared = { error, autoComplete: 'address-level1' }
  if (!isUs) return <TextField label={reach.region()} {...shared} {...field} />
  return <Select label={reach.state()} placeholder={reach.choose()} options={states} {...shared} {...field} />
}
