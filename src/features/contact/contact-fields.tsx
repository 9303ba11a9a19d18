import { chakra } from '@chakra-ui/react/styled-system'
import { contactReasons } from '#contract/contact.ts'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { Select } from '#src/ui/fields/select.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { ContactFailure } from './contact-failure.tsx'
import type { Contact } from './use-contact.ts'

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: 'u2' } })

type Wrong = { readonly message?: string | undefined; readonly type?: unknown } | undefined

export function ContactFields({ contact }: { contact: Contact }) {
  const { LL } = useI18nContext()
  const { contact: messages } = LL
  const { id, form, stranger, submit } = contact
  const { register, formState } = form
  const { reason, message, email } = formState.errors
  const messageFor = (wrong: Wrong, missing: string, max: number) =>
    wrong?.message === 'required' ? missing : problemText(wrong, LL, max)
  return (
    <Form id={id} noValidate onSubmit={(event) => void submit(event)}>
      <ContactFailure contact={contact} />
      <Select
        label={messages.reason()}
        placeholder={messages.reasonPlaceholder()}
        options={contactReasons.map((value) => ({ value, label: messages.reasons[value]() }))}
        required
        error={reason && messages.reasonMissing()}
        {...register('reason')}
      />
      <TextArea
        label={messages.message()}
        hint={messages.messageHint()}
        rows={6}
        required
        error={messageFor(message, messages.messageMissing(), limits.messageBody)}
        {...register('message')}
      />
      {stranger ? (
        <TextField
          label={messages.email()}
          hint={messages.emailHint()}
          type="email"
          autoComplete="email"
          required
          error={
            email?.message === 'malformed'
              ? messages.emailMalformed()
              : messageFor(email, messages.emailMissing(), limits.email)
          }
          {...register('email')}
        />
      ) : (
        <chakra.p textStyle="secondary" color="fg.3">
          {messages.answerTo()}
        </chakra.p>
      )}
    </Form>
  )
}
