import { chakra } from '@chakra-ui/react/styled-system'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { InfoEntryDto } from '#contract/info-bank/info-entries.ts'
import { infoLimits } from '#contract/info-bank/info-limits.ts'
import { infoUse } from '#contract/info-bank/info-use.ts'
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
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { changesBetween } from './info-changes.model.ts'
import { AboutField, SectionsField } from './info-choices.tsx'
import { InfoFields } from './info-fields.tsx'
import { type InfoFormState, useInfoForm } from './use-info-form.ts'

const Form = chakra('form', { base: { display: 'grid', gap: 'u2.5', maxW: '46rem' } })

type InfoFormProps = { viewer: Viewer; edited: InfoEntryDto | null; onSaved: (entry: InfoEntryDto) => void }

/** Asks what both homes need to know, whom it is about, and who may see it. */
export function InfoForm({ viewer, edited, onSaved }: InfoFormProps) {
  const { LL } = useI18nContext()
  const { form } = LL.infoBank
  const state = useInfoForm(viewer, edited, onSaved)
  const { typed, change, uploads, problems, saving, whole } = state
  const { title, notes } = infoLimits
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { elements } = event.currentTarget
    const wrong = state.submit()
    const found = wrong && elements.namedItem(wrong === 'parentId' ? 'childIds' : wrong)
    const field = found instanceof RadioNodeList ? found[0] : found
    if (field instanceof HTMLElement) field.focus()
  }
  return (
    <Card>
      <CardBody>
        <Form noValidate onSubmit={submit}>
          <TextField
            name="title"
            label={form.title()}
            hint={form.titleHint()}
            value={typed.title}
            onChange={({ target }) => change({ title: target.value })}
            error={problemText(asProblem(problems.title), LL, title)}
          />
          <AboutField viewer={viewer} edited={edited} state={state} />
          <SectionsField state={state} />
          <InfoFields state={state} />
          <TextArea
            name="notes"
            label={form.notes()}
            optionalText={form.optional()}
            rows={4}
            value={typed.notes}
            onChange={({ target }) => change({ notes: target.value })}
            error={problemText(asProblem(problems.notes), LL, notes)}
          />
          <CheckboxField
            label={form.emergency()}
            hint={form.emergencyHint()}
            checked={typed.emergency}
            onChange={({ target }) => change({ emergency: target.checked })}
          />
          <FileFields state={state} />
          {edited ? null : <Sharing state={state} />}
          {edited?.sharedAt && <Banner tone="bank" title={form.editShared()} />}
          <Notices state={state} viewer={viewer} edited={edited} />
          <Actions>
            <ButtonLink
              variant="secondary"
              link={
                edited ? (
                  <Link to="/infobank/$id" params={{ id: edited.id }} search={{}} onClick={state.discard} />
                ) : (
                  <Link to="/infobank" onClick={state.discard} />
                )
              }
            >
              {form.cancel()}
            </ButtonLink>
            <Button type="submit" loading={saving.isPending} disabled={uploads.busy}>
              {edited ? form.saveChange() : whole.shared ? form.saveShared() : form.save()}
            </Button>
          </Actions>
        </Form>
      </CardBody>
    </Card>
  )
}

type NoticeProps = { state: InfoFormState; viewer: Viewer; edited: InfoEntryDto | null }

/** Says what changed while somebody typed, and why nothing was saved. */
function Notices({ state: { crossed, isRefused, saving, problems }, viewer, edited }: NoticeProps) {
  const { LL } = useI18nContext()
  const { form, line, changes } = LL.infoBank
  const failedTitle = edited ? LL.errors.cannotUpdateEntry() : form.failed()
  const now = crossed ? changesBetween(crossed.before, crossed.after, viewer, LL) : []
  const lines = now.map(({ label, after }) => line({ label, value: after || changes.empty() }))
  return (
    <>
      {crossed && (
        <Banner tone="warning" announce="alert" title={isRefused ? failedTitle : form.changedMeanwhile()}>
          {(isRefused ? [`${form.changedMeanwhile()} ${form.changed()}`, ...lines] : lines).join('\n')}
        </Banner>
      )}
      {saving.isError && !isRefused && Object.keys(problems).length === 0 && (
        <Banner tone="problem" announce="alert" title={failedTitle}>
          {formFailureText(saving.error, LL)}
        </Banner>
      )}
    </>
  )
}

/** Asks who sees a new entry. Nothing about the other parent is shared. */
function Sharing({ state: { typed, change, mayShare, whole } }: { state: InfoFormState }) {
  const { form } = useI18nContext().LL.infoBank
  if (!mayShare && whole.parentId !== null) return <p>{form.onlyMeAbout()}</p>
  if (!mayShare) return null
  return (
    <Select
      label={form.sharing()}
      value={typed.shared ? 'both' : 'onlyMe'}
      onChange={({ target }) => change({ shared: target.value === 'both' })}
      hint={typed.shared ? form.sharedNotice() : undefined}
      options={[
        { value: 'both', label: form.both() },
        { value: 'onlyMe', label: form.onlyMe() },
      ]}
    />
  )
}

function FileFields({ state: { uploads, problems } }: { state: InfoFormState }) {
  const { LL } = useI18nContext()
  const { form } = LL.infoBank
  const { files } = infoLimits
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
        <FilePicker icon={IconPaperclip} accept={infoUse.types.join(',')} multiple onFiles={uploads.add}>
          {form.attach()}
        </FilePicker>
      </div>
      <chakra.p textStyle="secondary" color="fg.3">
        {form.filesHint()}
      </chakra.p>
    </chakra.div>
  )
}
