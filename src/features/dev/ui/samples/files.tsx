import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import { useState } from 'react'
import { FilePicker } from '#src/ui/buttons/file-picker.tsx'
import { IconButton } from '#src/ui/buttons/icon-button.tsx'
import { FileDrop, type FileDropProps } from '#src/ui/fields/file-drop.tsx'
import { FileItem } from '#src/ui/fields/file-item.tsx'
import { uiTexts } from '../../texts/ui.ts'
import { Block, Sample } from '../block.tsx'
import { here } from './here.tsx'

export function Files() {
  const { file, field } = uiTexts
  return (
    <>
      <Block name="FileDrop" room="half">
        <Sample state="try">
          <Chosen hint={file.hint()} cameraLabel={file.camera()} />
        </Sample>
        <Sample state="optional">
          <Chosen optionalText={field.optional()} />
        </Sample>
        <Sample state="invalid">
          <Chosen hint={file.hint()} error={file.error()} />
        </Sample>
      </Block>
      <Items />
      <Block name="FilePicker" room="small">
        <Sample state="normal">
          <FilePicker icon={IconKey} onFiles={() => {}}>
            {file.browse()}
          </FilePicker>
        </Sample>
      </Block>
    </>
  )
}

function Chosen(props: Pick<FileDropProps, 'hint' | 'error' | 'optionalText' | 'cameraLabel'>) {
  const { file, action } = uiTexts
  const [files, setFiles] = useState<readonly string[]>([])
  const without = (name: string) => () => setFiles(files.filter((other) => other !== name))
  return (
    <FileDrop
      label={file.receipts()}
      browseLabel={file.browse()}
      dropLabel={file.drop()}
      {...props}
      onFiles={(chosen) => setFiles([...new Set([...files, ...chosen.map(({ name }) => name)])])}
    >
      {files.map((name) => (
        <FileItem key={name} id={name} name={name} remove={{ label: action.remove(), onPress: without(name) }} />
      ))}
    </FileDrop>
  )
}

function Items() {
  const { file, action } = uiTexts
  const name = 'invoice-2211.pdf'
  return (
    <Block name="FileItem" room="half">
      <Sample state="link">
        <ul>
          <FileItem
            id="linked"
            name={name}
            detail={file.detail()}
            link={here}
            action={<IconButton icon={IconDownload} label={action.download()} />}
          />
        </ul>
      </Sample>
      <Sample state="loading">
        <ul>
          <FileItem id="sent" name={name} progress={{ value: 60, label: file.progress() }} />
        </ul>
      </Sample>
      <Sample state="invalid">
        <ul>
          <FileItem
            id="refused"
            name={name}
            error={file.tooLarge()}
            remove={{ label: action.remove(), onPress: () => {} }}
          />
        </ul>
      </Sample>
      <Sample state="long">
        <ul>
          <FileItem id="long" name={file.long()} detail={file.detail()} />
        </ul>
      </Sample>
    </Block>
  )
}
