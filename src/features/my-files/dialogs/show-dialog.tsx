import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { myFileRoutes } from '#contract/my-files/my-files.routes.ts'
import type { MyFileDto } from '#contract/my-files/my-files.ts'
import { fieldProblemText } from '#i18n/field-problem-text.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { CheckboxGroup } from '#src/ui/fields/checkbox-group.tsx'
import { SegmentedControl } from '#src/ui/fields/segmented-control.tsx'
import { myFileChart } from '../my-file.chart.ts'
import { readersQuery } from '../my-files.queries.ts'
import { namesOf, shownWith } from '../people.ts'
import { useFilesCommand } from './use-files-command.ts'

/** A file is shown to practitioners alone, or to whomever its owner may write to. */
type How = 'practitioners' | 'anyone'

/** Asks how and to whom a file is shown, and says who will see it before the button. */
export function ShowDialog({ file, onClose }: { file: MyFileDto; onClose: () => void }) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const { show, close, cancel } = LL.myFiles
  const viewer = useViewer()
  const { id, version, name, readers: before } = file
  const { can } = myFileChart(file)
  const mayPrivilege = can({ type: 'myFile.privilege' })
  const [how, setHow] = useState<How>(mayPrivilege ? 'practitioners' : 'anyone')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [missing, setMissing] = useState(false)
  const { data } = useQuery(readersQuery(client))
  const { mutate, isPending, error } = useFilesCommand(myFileRoutes.events, { text: show.shown(), after: onClose })
  const isProfessional = (one: string) =>
    viewer.family.members.find((member) => member.id === one)?.role === 'professional'
  const people = (data?.items ?? []).filter((one) => how === 'anyone' || isProfessional(one.id))
  const added = people.filter((one) => chosen.includes(one.id) && !before.includes(one.id)).map((one) => one.id)
  const toggle = (one: string) => {
    setMissing(false)
    setChosen(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
  }
  const submit = () => {
    // A privileged file may become a shared one for those who know of it already.
    const readers = added.length > 0 ? added : how === 'anyone' && mayPrivilege ? before : []
    if (readers.length === 0) return setMissing(true)
    const type = how === 'anyone' ? 'myFile.share' : 'myFile.privilege'
    mutate({ params: { id }, body: { type, version, readers: [...readers] } })
  }
  const willSee = namesOf(viewer, shownWith(viewer, [...before, ...added]))
  return (
    <FormDialog
      title={show.title({ name })}
      labels={{ close: close(), cancel: cancel(), submit: show.submit() }}
      notice={
        <>
          {willSee && <chakra.strong display="block">{show.willSee({ names: willSee })}</chakra.strong>}
          {show.final()}
        </>
      }
      pending={isPending}
      failure={error && { title: show.notShown(), text: formFailureText(error, LL) }}
      onSubmit={submit}
      onClose={onClose}
    >
      {mayPrivilege && (
        <SegmentedControl<How>
          label={show.how()}
          value={how}
          onChange={setHow}
          options={[
            { value: 'practitioners', label: show.privileged() },
            { value: 'anyone', label: show.shared() },
          ]}
        />
      )}
      <p>{how === 'anyone' ? show.sharedText() : show.privilegedText()}</p>
      {!data && <SkeletonRows label={show.to()} rows={2} />}
      {data && people.length === 0 && <p>{how === 'anyone' ? show.nobodyShared() : show.nobodyPrivileged()}</p>}
      {people.length > 0 && (
        <CheckboxGroup
          label={show.to()}
          error={missing ? fieldProblemText(LL.errors, 'recipientRequired', '') : undefined}
        >
          {people.map(({ id: one, firstName, lastName }) => (
            <CheckboxField
              key={one}
              name="readers"
              label={`${firstName} ${lastName}`}
              checked={chosen.includes(one) || before.includes(one)}
              disabled={before.includes(one)}
              onChange={() => toggle(one)}
            />
          ))}
        </CheckboxGroup>
      )}
    </FormDialog>
  )
}
