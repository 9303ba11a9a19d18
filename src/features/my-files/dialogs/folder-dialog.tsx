import { limits } from '#contract/limits.ts'
import { myFolderRoutes } from '#contract/my-files/my-files.routes.ts'
import type { MyFolderDto } from '#contract/my-files/my-files.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { NameForm } from './name-form.tsx'
import { useFilesCommand } from './use-files-command.ts'

export type FolderDialogProps = {
  /** The folder that is renamed; without one, a new one is made. */
  folder: MyFolderDto | null
  parentId: string | null
  onClose: () => void
}

/** Makes a folder, or gives one another name. */
export function FolderDialog({ folder, parentId, onClose }: FolderDialogProps) {
  const { myFiles } = useI18nContext().LL
  const texts = myFiles.folder
  const make = useFilesCommand(myFolderRoutes.make, { text: texts.made(), after: onClose })
  const rename = useFilesCommand(myFolderRoutes.rename, { text: texts.renamed(), after: onClose })
  const error = make.error ?? rename.error
  return (
    <NameForm
      title={folder ? texts.editTitle({ name: folder.name }) : texts.title()}
      name={folder?.name ?? ''}
      max={limits.myFiles.folderName}
      submit={folder ? myFiles.save() : texts.make()}
      pending={make.isPending || rename.isPending}
      failure={error && { title: folder ? texts.notSaved() : texts.notMade(), error }}
      onSend={(name) => {
        const body = { name, parentId }
        if (folder) rename.mutate({ params: { id: folder.id }, body })
        else make.mutate({ body })
      }}
      onClose={onClose}
    />
  )
}
