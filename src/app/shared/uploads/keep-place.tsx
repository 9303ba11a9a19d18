import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useWords } from '#src/app/shared/locale/use-words.ts'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'

type KeepPlaceProps = {
  /** One photo that was chosen, or those that are chosen next. */
  of: 'one' | 'many'
  checked: boolean
  onChange: (keeps: boolean) => void
}

/** Asks whether photos keep where and when they were taken, and says who will be able to read it. */
export function KeepPlace({ of, checked, onChange }: KeepPlaceProps) {
  const { attaching } = useI18nContext().LL
  if (!useWords('attaching')) return null
  const { label, hint } = attaching.photo[of]
  return (
    <CheckboxField
      label={label()}
      hint={hint()}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
