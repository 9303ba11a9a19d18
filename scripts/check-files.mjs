// Checks three rules about files. None has more than 250 lines, because a longer one contains two things (dictionaries,
// seeds and generated files are exempt). No folder has more than 25 files, because nobody finds anything in a longer one
// (migrations and stories are lists by nature). No source is ignored by git, except the types generated from dictionaries,
// because it would be missing in every clone.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './house.mjs'

const limit = 250
const mayBeLong = [/^i18n\//, /^server\/seed\//, /\.gen\.ts$/, /\.paths\.spec\.ts$/]
const mostInFolder = 25
const mayBeFull = ['server/db/migrations', 'e2e']
const rooms = ['bench', 'contract', 'domain', 'e2e', 'i18n', 'machines', 'scripts', 'server', 'src', 'tests']

function listed(...options) {
  const patterns = rooms.flatMap((room) => ['ts', 'tsx', 'mjs', 'mts'].map((end) => `:(glob)${room}/**/*.${end}`))
  const output = execFileSync('git', ['ls-files', ...options, '--exclude-standard', '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
  return output.split('\n').filter((file) => file !== '' && existsSync(join(root, file)))
}

const lengthOf = (file) => readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length

const sources = listed('--cached', '--others')
const long = sources
  .filter((file) => !mayBeLong.some((pattern) => pattern.test(file)))
  .map((file) => ({ file, lines: lengthOf(file) }))
  .filter(({ lines }) => lines > limit)
const full = Object.entries(Object.groupBy(sources, (file) => dirname(file)))
  .map(([folder, files]) => ({ folder, files: files.length }))
  .filter(({ folder, files }) => files > mostInFolder && !mayBeFull.includes(folder))
const hidden = listed('--others', '--ignored').filter((file) => !/^i18n\/i18n-/.test(file))

for (const { file, lines } of long) console.error(`${file}: ${lines} lines, at most ${limit}`)
for (const { folder, files } of full) console.error(`${folder}: ${files} files, at most ${mostInFolder}`)
for (const file of hidden) console.error(`${file}: ignored by git, so no clone has it`)
process.exitCode = long.length + full.length + hidden.length === 0 ? 0 : 1
