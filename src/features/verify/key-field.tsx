import { chakra } from '@chakra-ui/react/styled-system'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import { historyRoutes } from '#contract/history/history.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { FilePicker } from '#src/ui/buttons/file-picker.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { keyIn } from './read-file.ts'
import type { Verify } from './use-verify.ts'

export function KeyField({ answers, wrong, change }: Pick<Verify, 'answers' | 'wrong' | 'change'>) {
  const { key: text } = useI18nContext().LL.verify
  const read = async ([file]: File[]) => {
    if (file) change({ key: await keyIn(file).catch(() => '') })
  }
  return (
    <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="u1">
      <TextArea
        label={text.label()}
        hint={text.hint()}
        error={wrong.key && text[wrong.key]()}
        required
        rows={3}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        value={answers.key}
        onChange={({ target }) => change({ key: target.value })}
      />
      <FilePicker icon={IconKey} accept=".pem,.pub,.txt" onFiles={(files) => void read(files)}>
        {text.browse()}
      </FilePicker>
      <WhyNotInside />
    </chakra.div>
  )
}

function WhyNotInside() {
  const { key: text } = useI18nContext().LL.verify
  return (
    <chakra.details textStyle="secondary" color="fg.2">
      <chakra.summary cursor="pointer" color="brand.strong" minH="u3" display="list-item" py="u0.5">
        {text.why()}
      </chakra.summary>
      <chakra.p mt="u0.5">{text.whyText()}</chakra.p>
      <chakra.ul listStyleType="disc" ps="u2.5" mt="u0.5">
        <li>
          {text.fromServer()}:{' '}
          <chakra.a href={historyRoutes.key.path} download color="brand.strong" textDecoration="underline">
            {text.get()}
          </chakra.a>
        </li>
        <li>{text.fromPerson()}</li>
      </chakra.ul>
    </chakra.details>
  )
}
