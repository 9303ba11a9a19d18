import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { CorrespondentDto, MessageDto } from '#contract/messages/messages.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { asProblem } from '#src/app/shared/forms/contract-problems.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { FieldError } from '#src/ui/fields/field-error.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { correspondentsQuery } from '../messages.queries.ts'
import { namesOf, othersIn } from '../people.ts'
import { ToneButton, ToneFound } from '../tone/check-tone.tsx'
import { useTone } from '../tone/use-tone.ts'
import { AttachButton, AttachedFiles } from './attach.tsx'
import { DraftConflict, DraftState } from './draft-state.tsx'
import { LeaveDraft } from './leave-draft.tsx'
import { LeftOut } from './left-out.tsx'
import { ReplyTo } from './reply-to.tsx'
import { unsentMessage } from './unsent.ts'
import { useCompose } from './use-compose.ts'

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: 'u1.5',
    px: { base: 'u2', md: 'u2.5' },
    py: 'u2',
    bg: 'bg.inset',
    borderTopWidth: '1px',
  },
})
const Foot = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 'u1.5' },
})

type ReplyFormProps = {
  /** The messages of the thread, the oldest first. */
  messages: readonly MessageDto[]
}

/**
 * Answers the last message whose text the viewer knows: everybody in it to whom they may write, unless they choose others.
 * An answer that was begun stays an answer to its message when another one arrives or is opened meanwhile.
 */
export function ReplyForm({ messages }: ReplyFormProps) {
  const { client } = useApp()
  const viewer = useViewer()
  const { data } = useQuery(correspondentsQuery(client))
  const opened = messages.filter(({ body }) => body !== null)
  const [begun, setBegun] = useState(() => opened.findLast(({ id }) => unsentMessage(id).read() !== null))
  const answered = begun ?? opened.at(-1)
  if (!data || !answered) return null
  const people = data.items
  const others = othersIn(viewer, [answered])
  if (!people.some(({ id }) => others.includes(id))) return <LeftOut people={others} everybody />
  const known = othersIn(viewer, messages)
  return <Reply key={answered.id} answered={answered} known={known} people={people} onBegun={setBegun} />
}

type ReplyProps = {
  answered: MessageDto
  /** Everybody in the thread but the viewer. */
  known: readonly string[]
  /** Everybody to whom the viewer may write. */
  people: readonly CorrespondentDto[]
  /** Is called with the message that the answer in the form belongs to, or with nothing while the form is empty. */
  onBegun: (answered: MessageDto | undefined) => void
}

function Reply({ answered, known, people, onBegun }: ReplyProps) {
  const { LL } = useI18nContext()
  const { form, thread } = LL.messages
  const viewer = useViewer()
  const toast = useToast()
  const { subject, id: answersId } = answered
  const others = othersIn(viewer, [answered])
  const mayWriteTo = (id: string) => people.some((one) => one.id === id)
  const onSent = () => toast({ tone: 'done', text: form.sent() })
  const compose = useCompose({ to: others, mayWriteTo, subject, answersId, onSent })
  const { to, body, setBody, uploads, problems, sending, draft } = compose
  const tone = useTone(compose)
  const isBegun = !sending.isSuccess && (draft.unsaved() || uploads.uploads.length > 0 || draft.saved !== null)
  useEffect(() => onBegun(isBegun ? answered : undefined), [isBegun, answered, onBegun])
  const names = namesOf(viewer, to, thread, answered.attorneys)
  const label = to.length > 0 ? form.reply({ names }) : form.replyToNobody()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = event.currentTarget
    const wrong = compose.submit()
    // Several boxes have one name.
    if (wrong) written.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
  }
  return (
    <Form onSubmit={submit} noValidate aria-label={label}>
      <DraftConflict compose={compose} />
      <TextArea
        name="body"
        label={label}
        value={body}
        rows={3}
        onChange={(event) => setBody(event.target.value)}
        error={problemText(asProblem(problems.body), LL, limits.messageBody)}
      />
      <ReplyTo people={people} answered={others} known={known} compose={compose} />
      <ToneFound tone={tone} />
      <AttachedFiles uploads={uploads} error={problemText(asProblem(problems.files), LL, 0)} />
      <FieldError id="reply-error">
        {sending.isError && Object.keys(problems).length === 0
          ? `${form.notSent()}. ${failureText(sending.error, LL)}`
          : undefined}
      </FieldError>
      <Foot>
        <DraftState compose={compose} />
        <chakra.span display="flex" flexWrap="wrap" justifyContent="flex-end" gap="u1" ms="auto">
          <AttachButton uploads={uploads} />
          <ToneButton tone={tone} compose={compose} />
          <Button type="submit" loading={sending.isPending} disabled={uploads.busy}>
            {form.sendReply()}
          </Button>
        </chakra.span>
      </Foot>
      <chakra.p textStyle="secondary" color="fg.3" textAlign={{ sm: 'end' }}>
        {form.final()}
      </chakra.p>
      <LeaveDraft draft={draft} uploads={uploads} />
    </Form>
  )
}
