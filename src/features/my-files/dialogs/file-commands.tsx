import { chakra } from '@chakra-ui/react/styled-system'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useEffect, useRef, useState } from 'react'
import { isPicture } from '#contract/files/file-types.ts'
import { limits } from '#contract/limits.ts'
import { myFileUse } from '#contract/my-files/my-file-use.ts'
import { myFileRoutes } from '#contract/my-files/my-files.routes.ts'
import type { MyFileDto } from '#contract/my-files/my-files.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { KeepPlace } from '#src/app/shared/uploads/keep-place.tsx'
import { useUploads } from '#src/app/shared/uploads/use-uploads.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { FilePicker } from '#src/ui/buttons/file-picker.tsx'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx'
import { FieldError } from '#src/ui/fields/field-error.tsx'
import { NameForm } from './name-form.tsx'
import { uploadProblemText } from './upload-problem.ts'
import { useFilesCommand } from './use-files-command.ts'

type FileProps = { file: MyFileDto; onClose: () => void }

/** Gives a file another name. The ending of its kind stays. */
export function RenameFile({ file: { id, version, name }, onClose }: FileProps) {
  const { myFiles } = useI18nContext().LL
  const { mutate, isPending, error } = useFilesCommand(myFileRoutes.events, {
    text: myFiles.rename.saved(),
    after: onClose,
  })
  return (
    <NameForm
      title={myFiles.rename.title({ name })}
      name={name}
      max={limits.uploads.fileName}
      submit={myFiles.save()}
      pending={isPending}
      failure={error && { title: myFiles.rename.notSaved(), error }}
      onSend={(typed) => mutate({ params: { id }, body: { type: 'myFile.rename', version, name: typed } })}
      onClose={onClose}
    />
  )
}

/** Says that copies remain before nobody else can read a file any more. */
export function WithdrawFile({ file: { id, version, name }, onClose }: FileProps) {
  const { LL } = useI18nContext()
  const { withdraw, details, cancel, failed } = LL.myFiles
  const { mutate, isPending, error } = useFilesCommand(myFileRoutes.events, { text: withdraw.done(), after: onClose })
  return (
    <FormDialog
      title={withdraw.title({ name })}
      text={withdraw.text()}
      labels={{ close: cancel(), cancel: cancel(), submit: details.withdraw() }}
      grave
      pending={isPending}
      failure={error && { title: failed(), text: formFailureText(error, LL) }}
      onSubmit={() => mutate({ params: { id }, body: { type: 'myFile.withdraw', version } })}
      onClose={onClose}
    />
  )
}

/** Says that all versions go before a file that nobody else knows of is deleted. */
export function DeleteFile({ file: { id, version, name }, onClose, onCancel }: FileProps & { onCancel: () => void }) {
  const { LL } = useI18nContext()
  const { remove, details, cancel } = LL.myFiles
  const { mutate, isPending, error } = useFilesCommand(myFileRoutes.events, { text: remove.done(), after: onClose })
  return (
    <FormDialog
      title={remove.title({ name })}
      text={remove.text()}
      labels={{ close: cancel(), cancel: cancel(), submit: details.remove() }}
      grave
      pending={isPending}
      failure={error && { title: LL.errors.cannotDelete(), text: formFailureText(error, LL) }}
      onSubmit={() => mutate({ params: { id }, body: { type: 'myFile.delete', version } })}
      onClose={onCancel}
    />
  )
}

const one = { ...myFileUse, kept: { ...myFileUse.kept, perItem: 1 } }

/**
 * Uploads a new version of a file; whoever may read the file may read it too. Of a photo it asks, as the first upload does,
 * whether where and when it was taken is kept.
 */
export function AddVersion({ file: { id, version, type } }: Pick<FileProps, 'file'>) {
  const { LL } = useI18nContext()
  const { details, versionAdded, notAdded, upload: texts } = LL.myFiles
  const mayKeep = useViewer().may('photo.keepPlace') && isPicture(type)
  const [keepsPlace, setKeepsPlace] = useState(false)
  const { uploads, replaceWith, clear } = useUploads(one)
  const { mutate, error, reset } = useFilesCommand(myFileRoutes.events, { text: versionAdded(), after: clear })
  const [upload] = uploads
  const sent = useRef<string | null>(null)
  const fileId = upload?.id
  useEffect(() => {
    if (!fileId || sent.current === fileId) return
    sent.current = fileId
    mutate({ params: { id }, body: { type: 'myFile.addVersion', version, fileId } })
  }, [fileId, id, version, mutate])
  const failure = upload?.failure ?? null
  const notKept = error ? `${notAdded()}. ${failureText(error, LL)}` : undefined
  return (
    <>
      <FilePicker
        icon={IconUpload}
        accept={myFileUse.types.join(',')}
        onFiles={(files) => {
          reset()
          replaceWith(files, keepsPlace)
        }}
      >
        {details.newVersion()}
      </FilePicker>
      {mayKeep && (
        <chakra.div width="full">
          <KeepPlace of="many" checked={keepsPlace} onChange={setKeepsPlace} />
        </chakra.div>
      )}
      {upload && !failure && !error && (
        <ProgressBar label={texts.uploading({ file: upload.name })} value={upload.progress || undefined} />
      )}
      <FieldError id="version-error">{failure ? uploadProblemText(failure, LL) : notKept}</FieldError>
    </>
  )
}
