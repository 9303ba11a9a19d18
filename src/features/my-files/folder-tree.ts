import type { MyFolderDto } from '#contract/my-files/my-files.ts'

/** Lists the folders from the top down to this one. */
export const pathOf = (folders: readonly MyFolderDto[], id: string | null): readonly MyFolderDto[] => {
  const folder = folders.find((one) => one.id === id)
  return folder ? [...pathOf(folders, folder.parentId), folder] : []
}

/** Lists all folders as choices, each by its whole path, without those in which something cannot lie. */
export const folderChoices = (
  folders: readonly MyFolderDto[],
  top: string,
  moved: readonly string[] = [],
): readonly { readonly value: string; readonly label: string }[] => [
  { value: '', label: top },
  ...folders
    .map(({ id }) => pathOf(folders, id))
    .filter((path) => !path.some(({ id }) => moved.includes(id)))
    .map((path) => ({ value: path.at(-1)?.id ?? '', label: [top, ...path.map(({ name }) => name)].join(' / ') }))
    .sort((one, other) => one.label.localeCompare(other.label)),
]
