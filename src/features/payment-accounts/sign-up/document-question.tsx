import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { limits } from '#contract/limits.ts'
import { idTypes } from '#contract/payment-accounts/kinds.ts'
import { isDate, type PlainDate } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { useQuestion } from '#src/app/shared/forms/use-question.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { FileDrop } from '#src/ui/fields/file-drop.tsx'
import { FileItem } from '#src/ui/fields/file-item.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import type { QuestionProps } from './person-questions.tsx'
import { QuestionCard } from './question-card.tsx'

const types = ['image/jpeg', 'image/png']

type PhotoProblem = 'required' | 'documentTooLarge' | 'documentTypeRefused' | 'fileEmpty'

/** Checks what can be known without decoding the photo; the server checks the rest. */
const problemOf = (photo: File | null): PhotoProblem | null => {
  if (!photo) return 'required'
  if (photo.size === 0) return 'fileEmpty'
  if (!types.includes(photo.type)) return 'documentTypeRefused'
  return photo.size > limits.idPhoto.bytes ? 'documentTooLarge' : null
}

const schemaOn = (today: PlainDate) =>
  z.object({
    idType: z.enum(idTypes, 'notAChoice'),
    expires: z.string('required').check(({ value, issues }) => {
      const message = value === '' ? 'required' : !isDate(value) ? 'notADate' : value < today ? 'documentExpired' : null
      if (message) issues.push({ code: 'custom', message, input: value })
    }),
  })

/** Takes a photo of an ID and asks for its expiry date, which no software here can read from the photo. */
export function DocumentQuestion({ signUp, pending }: QuestionProps) {
  const { LL } = useI18nContext()
  const { today } = useViewer()
  const { flow } = LL.paymentAccounts
  const schema = useMemo(() => schemaOn(today), [today])
  const [photo, setPhoto] = useState<File | null>(signUp.typed.document?.photo ?? null)
  const [problem, setProblem] = useState<PhotoProblem | null>(null)
  const { register, handleSubmit, errors, failure } = useQuestion<
    { idType: string; expires: string },
    z.output<ReturnType<typeof schemaOn>>
  >({
    schema,
    defaultValues: { idType: idTypes[0], expires: '' },
    names: ['idType', 'expires'],
    failure: signUp.failure,
  })
  const choose = (chosen: File | null) => {
    setPhoto(chosen)
    setProblem(chosen && problemOf(chosen))
  }
  const send = handleSubmit(
    (values) => {
      const wrong = problemOf(photo)
      setProblem(wrong)
      if (photo && !wrong) signUp.answer('document', { ...values, photo })
    },
    () => setProblem(problemOf(photo)),
  )
  return (
    <QuestionCard
      title={flow.document.title()}
      hint={flow.document.hint()}
      submit={pending ? flow.document.sending() : flow.document.send()}
      pending={pending}
      failure={failure}
      failureTitle={LL.errors.cannotUpload()}
      onSubmit={(event) => void send(event)}
    >
      <Select
        label={flow.document.kind()}
        options={idTypes.map((value) => ({ value, label: flow.digits[value]() }))}
        error={problemText(errors.idType, LL)}
        {...register('idType')}
      />
      <DateField
        label={flow.document.expires()}
        hint={flow.document.expiresHint()}
        error={problemText(errors.expires, LL)}
        {...register('expires')}
      />
      <FileDrop
        label={flow.document.photo()}
        hint={flow.document.kept()}
        error={problem ? LL.errors[problem]() : undefined}
        browseLabel={flow.document.browse()}
        dropLabel={flow.document.drop()}
        cameraLabel={flow.document.camera()}
        accept={types.join(',')}
        multiple={false}
        onFiles={([chosen]) => choose(chosen ?? null)}
      >
        {photo && (
          <FileItem
            id="id-photo"
            name={photo.name}
            detail={<chakra.span>{flow.document.chosen()}</chakra.span>}
            remove={{ label: flow.document.remove(), onPress: () => choose(null) }}
          />
        )}
      </FileDrop>
    </QuestionCard>
  )
}
