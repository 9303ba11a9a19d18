import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { limits } from '#contract/limits.ts'
import type { DraftDto } from '#contract/messages/drafts.ts'
import type { CorrespondentDto } from '#contract/messages/messages.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { asProblem } from '#src/app/shared/forms/contract-problems.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { ListState } from '#src/app/shared/list/list-state.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { FieldError } from '#src/ui/fields/field-error.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { correspondentsQuery, draftsQuery } from '../messages.queries.ts'
import { ToneButton, ToneFound } from '../tone/check-tone.tsx'
import { useTone } from '../tone/use-tone.ts'
import { AttachButton, AttachedFiles } from './attach.tsx'
import { DraftConflict, DraftState } from './draft-state.tsx'
import { LeaveDraft } from './leave-draft.tsx'
import { LeftOut } from './left-out.tsx'
import { Recipients } from './recipients.tsx'
import { useCompose } from './use-compose.ts'
import { WhoReads } from './who-reads.tsx'

const Form = chakra('form', { base: { display: 'grid', gap: 'u2', p: { base: 'u2', md: 'u3' } } })

/** Writes a new message, or goes on with a draft. */
export function ComposePage() {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const { may } = useViewer()
  const { form, list } = LL.messages
  const { draft } = useSearch({ from: '/_authed/messages/new' })
  const people = useQuery({ ...correspondentsQuery(client), enabled: may('message.write') })
  const drafts = useQuery({ ...draftsQuery(client), enabled: draft !== undefined })
  const begun = drafts.data?.items.find(({ id }) => id === draft)
  const isReady = draft === undefined || drafts.data !== undefined
  const items = people.data?.items ?? []
  return (
    <>
      <PageHeader title={form.title()} back={{ label: LL.messages.title(), link: <Link to="/messages" /> }} />
      <Card>
        {may('message.write') ? (
          <ListState
            query={people}
            count={isReady ? items.length : 0}
            texts={{
              loading: list.loading(),
              notLoaded: form.notLoaded(),
              retry: list.retry(),
              offlineTitle: list.offline.title(),
              offlineText: list.offline.text(),
            }}
            skeletonRows={4}
            empty={<EmptyState title={form.nobody()} />}
          >
            <ComposeForm key={draft ?? ''} people={items} draft={begun} />
          </ListState>
        ) : (
          <EmptyState title={form.lookingOn()} />
        )}
      </Card>
    </>
  )
}

type ComposeFormProps = { people: readonly CorrespondentDto[]; draft: DraftDto | undefined }

function ComposeForm({ people, draft: begun }: ComposeFormProps) {
  const { LL } = useI18nContext()
  const { form } = LL.messages
  const navigate = useNavigate()
  const toast = useToast()
  const [only] = people
  const compose = useCompose({
    to: people.length === 1 && only ? [only.id] : [],
    mayWriteTo: (id) => people.some((one) => one.id === id),
    subject: '',
    answersId: begun?.answersId ?? null,
    draft: begun,
    onSent: ({ threadId }) => {
      toast({ tone: 'done', text: form.sent() })
      void navigate({ to: '/messages', search: { folder: 'sent', thread: threadId } })
    },
  })
  const { to, uploads, problems, sending, draft } = compose
  const tone = useTone(compose)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const wrong = compose.submit()
    // Several boxes have one name.
    if (wrong) form.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
  }
  const discard = async () => {
    try {
      await draft.discard()
      toast({ tone: 'done', text: form.discarded() })
      await navigate({ to: '/messages', search: {} })
    } catch (failure) {
      toast({ tone: 'problem', text: `${LL.errors.cannotDelete()}. ${failureText(failure, LL)}` })
    }
  }
  return (
    <Form onSubmit={submit} noValidate>
      <DraftConflict compose={compose} />
      <Recipients people={people} compose={compose} />
      <LeftOut people={compose.leftOut} />
      <WhoReads to={to} />
      <TextField
        name="subject"
        label={form.subject()}
        value={compose.subject}
        onChange={(event) => compose.setSubject(event.target.value)}
        error={problemText(asProblem(problems.subject), LL, limits.messages.subject)}
      />
      <TextArea
        name="body"
        label={form.body()}
        rows={8}
        value={compose.body}
        onChange={(event) => compose.setBody(event.target.value)}
        error={problemText(asProblem(problems.body), LL, limits.messageBody)}
      />
      <ToneFound tone={tone} />
      <AttachedFiles
        uploads={uploads}
        error={problemText(asProblem(problems.files), LL, limits.messages.attachments)}
      />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="u1.5">
        <AttachButton uploads={uploads} />
        <ToneButton tone={tone} compose={compose} />
        <DraftState compose={compose} />
      </chakra.div>
      <FieldError id="compose-error">
        {sending.isError && Object.keys(problems).length === 0
          ? `${form.notSent()}. ${failureText(sending.error, LL)}`
          : undefined}
      </FieldError>
      <chakra.p textStyle="secondary" color="fg.3">
        {form.final()}
      </chakra.p>
      <Actions>
        <Button type="submit" loading={sending.isPending} disabled={uploads.busy}>
          {form.send()}
        </Button>
        <Button variant="tertiary" onClick={() => void discard()}>
          {form.discard()}
        </Button>
      </Actions>
      <LeaveDraft draft={draft} uploads={uploads} />
    </Form>
  )
}
