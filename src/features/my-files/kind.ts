import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs'
import type { IconType } from '#src/ui/navigation/link-element.ts'

const kinds = ['picture', 'pdf', 'office', 'text', 'audio', 'video'] as const
type Kind = (typeof kinds)[number]

/** Sorts the types of files into those that a person tells apart. */
export const kindOf = (type: string): Kind => {
  if (type === 'application/pdf') return 'pdf'
  const [main] = type.split('/')
  if (main === 'image') return 'picture'
  return main === 'audio' || main === 'video' || main === 'text' ? main : 'office'
}

const icons: Readonly<Record<Kind, IconType>> = {
  picture: IconPhoto,
  pdf: IconFileText,
  office: IconFileText,
  text: IconFile,
  audio: IconMicrophone,
  video: IconVideo,
}
export const iconOf = (type: string): IconType => icons[kindOf(type)]
