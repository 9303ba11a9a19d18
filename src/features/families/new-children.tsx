import { chakra } from '@chakra-ui/react/styled-system'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { earliestDate, type PlainDate } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import { type NewFamilyTyped, type NewFamilyValues, nobody } from './new-family.schema.ts'

type Props = { form: UseFormReturn<NewFamilyValues, unknown, NewFamilyTyped>; today: PlainDate }

/** Asks for one child or more. */
export function NewChildren({ form: { control, register, formState }, today }: Props) {
  const { LL } = useI18nContext()
  const { new: messages } = LL.families
  const { fields, append, remove } = useFieldArray({ control, name: 'children' })
  const isOne = fields.length === 1
  return (
    <>
      {fields.map(({ id }, index) => {
        const errors = formState.errors.children?.[index]
        const number = index + 1
        return (
          <chakra.div key={id} role="group" aria-label={messages.child({ number })} display="grid" gap="u1">
            <FieldPair>
              <TextField
                label={messages.firstName()}
                autoComplete="off"
                error={problemText(errors?.firstName, LL, limits.childName.max)}
                {...register(`children.${index}.firstName`)}
              />
              <DateField
                label={messages.dateOfBirth()}
                optionalText={messages.optional()}
                min={earliestDate}
                max={today}
                error={problemText(errors?.dateOfBirth, LL)}
                {...register(`children.${index}.dateOfBirth`)}
              />
            </FieldPair>
            {!isOne && (
              <chakra.div ms="-u1.5">
                <Button variant="tertiary" size="small" onClick={() => remove(index)}>
                  {messages.remove({ number })}
                </Button>
              </chakra.div>
            )}
          </chakra.div>
        )
      })}
      {fields.length < limits.children && (
        <chakra.div ms="-u2">
          <Button variant="tertiary" icon={IconPlus} onClick={() => append(nobody)}>
            {messages.another()}
          </Button>
        </chakra.div>
      )}
    </>
  )
}
