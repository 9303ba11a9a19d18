import type { ControllerRenderProps } from 'react-hook-form'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { CheckboxGroup } from '#src/ui/fields/checkbox-group.tsx'

type ChildChoicesProps = {
  field: Pick<ControllerRenderProps<{ childIds: string[] }, 'childIds'>, 'value' | 'onChange' | 'onBlur' | 'ref'>
  choices: Viewer['family']['children']
  label: string
  hint?: string
  error: string | undefined
  /** Labels a child that is no longer offered. */
  archived?: (name: string) => string
}

export function ChildChoices({ field, choices, label, hint, error, archived }: ChildChoicesProps) {
  const { value, onChange, onBlur, ref } = field
  return (
    <CheckboxGroup label={label} {...(hint && { hint })} error={error}>
      {choices.map(({ id, firstName, offered }, index) => (
        <CheckboxField
          key={id}
          label={offered ? firstName : (archived?.(firstName) ?? firstName)}
          checked={value.includes(id)}
          onChange={({ target }) => onChange(target.checked ? [...value, id] : value.filter((known) => known !== id))}
          onBlur={onBlur}
          {...(index === 0 && { ref })}
        />
      ))}
    </CheckboxGroup>
  )
}
