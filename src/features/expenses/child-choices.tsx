import { Controller } from 'react-hook-form'
import { problemText } from '#src/app/forms/problem-text.ts'
import { CheckboxField } from '#src/ui/checkbox-field.tsx'
import { CheckboxGroup } from '#src/ui/checkbox-group.tsx'
import type { FieldsProps } from './expense-fields.tsx'

type ChildChoicesProps = Pick<FieldsProps, 'control' | 'errors' | 'reader' | 'isNamed' | 'LL'>

/** Whom it was for. An archived child stands here only while the form names it. */
export function ChildChoices({ control, errors, reader, isNamed, LL }: ChildChoicesProps) {
  const { form } = LL.expenses
  const children = reader.family.children.filter(({ id, offered }) => offered || isNamed(id))
  return (
    <Controller
      control={control}
      name="childIds"
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <CheckboxGroup label={form.children()} hint={form.childrenHint()} error={problemText(errors.childIds, LL)}>
          {children.map(({ id, firstName, offered }, index) => (
            <CheckboxField
              key={id}
              label={offered ? firstName : form.childArchived({ name: firstName })}
              checked={value.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...value, id] : value.filter((known) => known !== id))
              }
              onBlur={onBlur}
              {...(index === 0 && { ref })}
            />
          ))}
        </CheckboxGroup>
      )}
    />
  )
}
