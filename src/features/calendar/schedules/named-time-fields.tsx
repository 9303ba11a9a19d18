import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { TimeField } from '#src/ui/fields/time-field.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import type { NamedTime } from './own-exchange.model.ts'

const Fold = chakra('details', {
  base: { mt: 'u1', '& summary': { cursor: 'pointer', color: 'brand.strong', textStyle: 'secondary', mb: 'u1' } },
})

type NamedTimeFieldsProps = {
  summary: string
  said: NamedTime
  errors: Readonly<Record<keyof NamedTime, string | undefined>>
  onSay: (part: Partial<NamedTime>) => void
}

/** Asks for the name of a time, and for another time on days without school. It is folded until something is said. */
export function NamedTimeFields({ summary, said, errors, onSay }: NamedTimeFieldsProps) {
  const { form } = useI18nContext().LL.parentingSchedules
  const [isOpen, setOpen] = useState(said.timeName !== '' || said.withoutSchool !== '')
  const isWrong = Object.values(errors).some((error) => error !== undefined)
  return (
    <Fold open={isOpen || isWrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      <FieldPair>
        <TextField
          label={form.timeName()}
          optionalText={form.optional()}
          hint={form.timeNameHint()}
          autoComplete="off"
          maxLength={limits.parentingSchedule.placeName}
          error={errors.timeName}
          value={said.timeName}
          onChange={({ target }) => onSay({ timeName: target.value })}
        />
        <TimeField
          label={form.withoutSchool()}
          optionalText={form.optional()}
          error={errors.withoutSchool}
          value={said.withoutSchool}
          onChange={({ target }) => onSay({ withoutSchool: target.value })}
        />
      </FieldPair>
    </Fold>
  )
}
