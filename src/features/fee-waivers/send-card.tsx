import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { optionalText } from '#contract/common.ts'
import { type DocumentKind, documentKinds, type FeeWaiverDto } from '#contract/fee-waivers/fee-waivers.ts'
import { feeWaiverLimits } from '#contract/fee-waivers/limits.ts'
import { flatResolver } from '#src/app/shared/forms/flat-resolver.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { DocumentField } from './document-field.tsx'
import { type DocumentProblem, problemOf } from './document-problem.ts'
import { useFeeWaiverTexts } from './fee-waiver-texts.ts'
import { useSendDocument } from './use-fee-waiver.ts'

const Form = chakra('form', { base: { display: 'grid', gap: 'u2.5', gridTemplateColumns: 'minmax(0, 1fr)' } })

type Typed = { kind: string; note: string }
type Sent = { kind: DocumentKind; note?: string | null | undefined }
const schema = z.object({ kind: z.enum(documentKinds, 'required'), note: optionalText(feeWaiverLimits.note) })

/**
 * Applies with a document, or adds one to the application that is `open`. An application without its document is open
 * already, and then the same form, with what was chosen, sends the document alone.
 */
export function SendCard({ open }: { open: FeeWaiverDto | null }) {
  const { LL, texts } = useFeeWaiverTexts()
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<DocumentProblem | null>(null)
  const { register, handleSubmit, formState, reset } = useForm<Typed, unknown, Sent>({
    resolver: flatResolver<Typed, Sent>(schema),
    defaultValues: { kind: '', note: '' },
    mode: 'onTouched',
  })
  const { mutate, isPending, error, progress } = useSendDocument(open)
  const { form, add, kinds } = texts
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setProblem(chosen && problemOf(chosen))
  }
  const send = handleSubmit(
    ({ kind, note }) => {
      const wrong = problemOf(file)
      setProblem(wrong)
      if (!file || wrong || isPending) return
      const done = () => {
        reset()
        setFile(null)
      }
      mutate({ kind, file, note: note ?? '' }, { onSuccess: done })
    },
    () => setProblem(problemOf(file)),
  )
  const { errors } = formState
  const left = feeWaiverLimits.documents - (open?.documents.length ?? 0)
  return (
    <Card bleed>
      <CardHeader title={open ? add.title() : form.title()} />
      <CardBody>
        <Form noValidate onSubmit={(event) => void send(event)}>
          {open?.facts.documented && <chakra.p color="fg.2">{add.more({ count: left })}</chakra.p>}
          <Select
            label={form.kind()}
            placeholder={form.choose()}
            options={documentKinds.map((value) => ({ value, label: kinds[value]() }))}
            error={problemText(errors.kind, LL)}
            {...register('kind')}
          />
          <DocumentField file={file} problem={problem} progress={isPending ? progress : null} onChoose={choose} />
          {!open && (
            <TextArea
              label={form.note()}
              optionalText={form.optional()}
              hint={form.noteHint()}
              error={problemText(errors.note, LL, feeWaiverLimits.note)}
              {...register('note')}
            />
          )}
          {error && (
            <Banner tone="problem" announce="alert" title={open ? add.failed() : form.failed()}>
              {formFailureText(error, LL)}
            </Banner>
          )}
          <Actions>
            <Button type="submit" variant={open?.facts.documented ? 'secondary' : 'upgrades'} loading={isPending}>
              {open ? add.add() : form.apply()}
            </Button>
          </Actions>
        </Form>
      </CardBody>
    </Card>
  )
}
