import { chakra } from '@chakra-ui/react/styled-system'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { JournalEntryDto } from '#contract/journal/journal-entries.ts'
import { journalKinds } from '#contract/journal/journal-kinds.ts'
import { journalUse } from '#contract/journal/journal-use.ts'
import { limits } from '#contract/limits.ts'
import { earliestDate } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { asProblem } from '#src/app/shared/forms/contract-problems.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { AttachedFiles } from '#src/app/shared/uploads/attached-files.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { FilePicker } from '#src/ui/buttons/file-picker.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { SegmentedControl } from '#src/ui/fields/segmented-control.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { PlaceField } from './place-field.tsx'
import { SharingField } from './sharing-field.tsx'
import { type EntryFormState, useEntryForm } from './use-entry-form.ts'

const Form = chakra('form', { base: { display: 'grid', gap: 'u2.5', maxW: '46rem' } })

type EntryFormProps = {
  viewer: Viewer
  edited: JournalEntryDto | null
  onSaved: (entry: JournalEntryDto) => void
}

/** Asks what happened on which day, with photos, and who may see it. */
export function EntryForm({ viewer, edited, onSaved }: EntryFormProps) {
  const { LL } = useI18nContext()
  const { form } = LL.journal
  const state = useEntryForm(viewer, edited, onSaved)
  const { kind, setKind, on, setOn, body, setBody, uploads, problems, saving, isShared } = state
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { elements } = event.currentTarget
    const wrong = state.submit()
    const field = wrong && elements.namedItem(wrong)
    if (field instanceof HTMLElement) field.focus()
  }
  const sharesEdition = edited !== null && edited.sharedAt !== null
  return (
    <Card>
      <CardBody>
        <Form noValidate onSubmit={submit}>
          {!edited && (
            <div>
              <SegmentedControl
                label={form.kind()}
                value={kind}
                onChange={setKind}
                options={journalKinds
                  .filter((one) => one !== 'checkIn' || viewer.may('journal.place'))
                  .map((value) => ({ value, label: form.kinds[value]() }))}
              />
              <chakra.p textStyle="secondary" color="fg.3" mt="u1">
                {form.kindHint[kind]()}
              </chakra.p>
            </div>
          )}
          {!edited && kind === 'checkIn' && <PlaceField state={state.place} problem={problems.place} />}
          <DateField
            name="on"
            label={form.on()}
            value={on}
            min={earliestDate}
            max={viewer.today}
            onChange={({ target }) => setOn(target.value)}
            error={problemText(asProblem(problems.on), LL)}
          />
          <TextArea
            name="body"
            label={kind === 'entry' ? form.body() : form.notes()}
            optionalText={kind === 'entry' ? undefined : form.optional()}
            rows={8}
            value={body}
            onChange={({ target }) => setBody(target.value)}
            hint={form.bodyHint({ max: viewer.count(limits.journal.body) })}
            error={problemText(asProblem(problems.body), LL, limits.journal.body)}
          />
          <FileFields state={state} mayKeepPlace={viewer.may('photo.keepPlace')} />
          {edited ? null : <SharingField state={state} />}
          {sharesEdition && (
            <Banner tone="bank" title={form.editTitleShared()}>
              {form.editNotice()}
            </Banner>
          )}
          {saving.isError && Object.keys(problems).length === 0 && (
            <Banner tone="problem" announce="alert" title={edited ? LL.errors.cannotUpdateEntry() : form.failed()}>
              {formFailureText(saving.error, LL)}
            </Banner>
          )}
          <Actions>
            <ButtonLink
              variant="secondary"
              link={edited ? <Link to="/journal/$id" params={{ id: edited.id }} /> : <Link to="/journal" />}
            >
              {form.cancel()}
            </ButtonLink>
            <Button type="submit" loading={saving.isPending} disabled={uploads.busy}>
              {edited ? form.saveChange() : isShared ? form.saveShared() : form.save()}
            </Button>
          </Actions>
        </Form>
      </CardBody>
    </Card>
  )
}

type FileFieldsProps = { state: EntryFormState; mayKeepPlace: boolean }

function FileFields({ state: { uploads, problems }, mayKeepPlace }: FileFieldsProps) {
  const { LL } = useI18nContext()
  const { form } = LL.journal
  const { files } = limits.journal
  const tooMany = uploads.over > 0 ? form.tooMany({ count: files }) : undefined
  return (
    <chakra.div display="grid" gap="u1">
      <chakra.h2 textStyle="label">{form.files()}</chakra.h2>
      <AttachedFiles
        uploads={uploads}
        texts={form}
        error={problemText(asProblem(problems.files), LL, files) ?? tooMany}
      />
      <div>
        <FilePicker icon={IconPaperclip} accept={journalUse.types.join(',')} multiple onFiles={uploads.add}>
          {form.attach()}
        </FilePicker>
      </div>
      <chakra.p textStyle="secondary" color="fg.3">
        {mayKeepPlace ? form.filesHintChoice() : form.filesHint()}
      </chakra.p>
    </chakra.div>
  )
}
