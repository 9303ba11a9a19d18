import type { InfoEntryDto } from '#contract/info-bank/info-entries.ts'
import { infoSectionNames } from '#contract/info-bank/info-fields.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { asProblem } from '#src/app/shared/forms/contract-problems.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { CheckboxGroup } from '#src/ui/fields/checkbox-group.tsx'
import { choicesFor } from './info-typed.ts'
import type { InfoFormState } from './use-info-form.ts'

type AboutFieldProps = { viewer: Viewer; edited: InfoEntryDto | null; state: InfoFormState }

export function AboutField({ viewer, edited, state: { typed, toggleAbout, problems } }: AboutFieldProps) {
  const { LL } = useI18nContext()
  const { form } = LL.infoBank
  return (
    <CheckboxGroup
      label={form.about()}
      hint={form.aboutHint()}
      error={problemText(asProblem(problems.childIds ?? problems.parentId), LL)}
    >
      {choicesFor(viewer, edited).map(({ id, firstName }) => (
        <CheckboxField
          key={id}
          name="childIds"
          label={firstName}
          checked={typed.about.includes(id)}
          onChange={() => toggleAbout(id)}
        />
      ))}
    </CheckboxGroup>
  )
}

export function SectionsField({ state: { typed, toggleSection, problems } }: { state: InfoFormState }) {
  const { LL } = useI18nContext()
  const { form, section } = LL.infoBank
  return (
    <CheckboxGroup
      label={form.sections()}
      hint={form.sectionsHint()}
      error={problemText(asProblem(problems.sections), LL)}
    >
      {infoSectionNames.map((name) => (
        <CheckboxField
          key={name}
          name="sections"
          label={section[name]()}
          checked={typed.sections.includes(name)}
          onChange={() => toggleSection(name)}
        />
      ))}
    </CheckboxGroup>
  )
}
