import { feeWaiverDocumentUse } from '#contract/fee-waivers/document-use.ts'
import { sizeText } from '#src/app/shared/uploads/size-text.ts'
import { FileDrop } from '#src/ui/fields/file-drop.tsx'
import { FileItem } from '#src/ui/fields/file-item.tsx'
import type { DocumentProblem } from './document-problem.ts'
import { useFeeWaiverTexts } from './fee-waiver-texts.ts'

type Props = {
  file: File | null
  problem: DocumentProblem | null
  /** Null while nothing is being sent. */
  progress: number | null
  onChoose: (file: File | null) => void
}

/** Takes one document by choosing, dropping or photographing it. It is sent with the form. */
export function DocumentField({ file, problem, progress, onChoose }: Props) {
  const { LL, texts, locale } = useFeeWaiverTexts()
  const { form } = texts
  const sending = progress !== null
  // The general sentence names the limit of other files.
  const why = problem === 'fileTooLarge' ? form.tooLarge() : problem && LL.errors[problem]()
  return (
    <FileDrop
      label={form.document()}
      hint={form.documentHint()}
      error={why ?? undefined}
      browseLabel={form.browse()}
      dropLabel={form.drop()}
      cameraLabel={form.camera()}
      accept={feeWaiverDocumentUse.types.join(',')}
      multiple={false}
      onFiles={([chosen]) => onChoose(chosen ?? null)}
    >
      {file && (
        <FileItem
          id="fee-waiver-document"
          name={file.name}
          detail={sending ? sizeText(file.size, locale) : `${sizeText(file.size, locale)} · ${form.chosen()}`}
          {...(sending && { progress: { value: progress || undefined, label: form.applying() } })}
          {...(!sending && { remove: { label: form.remove(), onPress: () => onChoose(null) } })}
        />
      )}
    </FileDrop>
  )
}
