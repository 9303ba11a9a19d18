import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { myFileRoutes } from '#contract/my-files/my-files.routes.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { myFilesKey } from '#src/app/shared/my-files/my-files.key.ts'
import { sizeText } from '#src/app/shared/uploads/size-text.ts'
import type { Upload } from '#src/app/shared/uploads/upload.model.ts'
import { UploadAction } from '#src/app/shared/uploads/upload-action.tsx'
import type { Uploads } from '#src/app/shared/uploads/use-uploads.ts'
import { FileItem } from '#src/ui/fields/file-item.tsx'
import { uploadProblemText } from './upload-problem.ts'

type KeptUploadProps = { upload: Upload; uploads: Uploads; folderId: string | null }

/** One chosen file: how far it is, and that it is in its folder once all of it has arrived. */
export function KeptUpload({ upload, uploads, folderId }: KeptUploadProps) {
  const { LL, locale } = useI18nContext()
  const { upload: texts } = LL.myFiles
  const queries = useQueryClient()
  const { key, id: fileId, name, bytes, waiting, failure, progress } = upload
  const { mutate, isSuccess, error } = useCommand(myFileRoutes.add, {
    onSettled: () => queries.invalidateQueries({ queryKey: myFilesKey }),
  })
  const asked = useRef(false)
  useEffect(() => {
    if (!fileId || asked.current) return
    asked.current = true
    mutate({ body: { fileId, folderId } })
  }, [fileId, folderId, mutate])
  const problem = error ? { error } : failure
  const failed = problem && 'error' in problem ? problem.error : null
  const again = () => {
    if (error && fileId) mutate({ body: { fileId, folderId } })
    else uploads.retry(upload)
  }
  return (
    <FileItem
      id={`my-file-${key}`}
      name={name}
      detail={isSuccess ? `${sizeText(bytes, locale)} · ${texts.kept()}` : sizeText(bytes, locale)}
      progress={
        isSuccess
          ? undefined
          : { value: waiting ? undefined : progress || undefined, label: texts.uploading({ file: name }) }
      }
      error={problem ? uploadProblemText(problem, LL) : undefined}
      action={
        failed !== null && (
          <UploadAction
            failure={failed}
            again={{ label: texts.againFile({ file: name }), text: texts.again(), onPress: again }}
          />
        )
      }
      remove={isSuccess ? undefined : { label: texts.remove({ file: name }), onPress: () => uploads.remove(upload) }}
    />
  )
}
