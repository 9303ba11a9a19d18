// Checks that a status is named in machines/ only. Elsewhere a state's name would have to be changed with the chart, so
// a group of states is read off the chart's meta, or the chart is asked what may happen. The compiler says which
// literals are statuses: those whose type has only states of one chart.
import { join } from 'node:path'
import { SyntaxKind } from 'typescript/unstable/ast'
import { API } from 'typescript/unstable/sync'
import { charts } from '../machines/charts.ts'
import { leavesOf } from '../machines/shared/decide.ts'
import { root } from './house.mjs'

/** These places may name states. */
const allowed = [
  // A migration changes a database as it was on its day, and a law is the chart of its day.
  /^server\/db\/migrations\//,
  /^domain\/record\/laws\//,
  // A bank has its own terms for its customers and transfers: the port, its adapters and the simulated bank use them, the
  // pages for developers show them, and these two files translate them to events of our charts.
  /^server\/(bank|cards)\//,
  /^contract\/dev\//,
  /^src\/features\/dev\//,
  /^server\/features\/payments\/payments\.answer\.ts$/,
  /^server\/features\/payment-accounts\/payment-accounts\.change\.ts$/,
  // The queue has its own terms for its jobs.
  /^server\/jobs\/jobs\.ts$/,
  // A label or a status has a text of its own in the dictionaries, and these files choose it. They decide nothing else.
  /^i18n\/(en-US|en-GB|es-MX|i18n-)/,
  /^src\/features\/payments\/payment-label\.ts$/,
  /^src\/features\/child-support\/texts\.ts$/,
  /^src\/features\/expenses\/(labels|row\.model)\.ts$/,
  /^src\/features\/payment-accounts\/account-(text\.ts|turn\.tsx)$/,
  /^src\/features\/payment-activity\/payment-rail\.tsx$/,
]

const statesIn = (node, path = []) =>
  Object.values(node.states).flatMap((child) => {
    const own = [...path, child.key]
    return [own.join('.'), ...statesIn(child, own)]
  })
const stored = Object.values(charts).filter(({ machine }) => leavesOf(machine).length > 0)
const stateSets = stored.map(({ machine }) => new Set(statesIn(machine.root)))
/** A transient state has no meta and is no status. */
const statuses = new Set(
  stored.flatMap(({ machine }) => leavesOf(machine).flatMap((leaf) => [leaf, leaf.split('.')[0]])),
)
const isState = (text) => statuses.has(text)
/** Says whether these are at least two states, all of the same chart. */
const areStates = (texts) => texts.length > 1 && stateSets.some((states) => texts.every((text) => states.has(text)))

const isText = ({ kind }) => kind === SyntaxKind.StringLiteral || kind === SyntaxKind.NoSubstitutionTemplateLiteral
const comparisons = new Set([
  SyntaxKind.EqualsEqualsEqualsToken,
  SyntaxKind.ExclamationEqualsEqualsToken,
  SyntaxKind.EqualsEqualsToken,
  SyntaxKind.ExclamationEqualsToken,
])

const stringsOf = (type) =>
  partsOf(type).flatMap((part) => {
    if (part.isStringLiteralType()) return [part.value]
    return part.isIntrinsicType() && ['null', 'undefined'].includes(part.intrinsicName) ? [] : [null]
  })
/** The compiler's API cannot describe every union; one that it cannot has tuples and is no status. */
const partsOf = (type) => {
  try {
    return type?.isUnionType() ? type.getTypes() : []
  } catch {
    return []
  }
}
const isStatus = (type) => areStates(stringsOf(type))

/** Returns the expression that a text is compared with, by an operator, a `case` or a method of strings and lists. */
const comparedWith = (node) => {
  const { parent } = node
  if (parent.kind === SyntaxKind.BinaryExpression && comparisons.has(parent.operatorToken.kind))
    return parent.left === node ? parent.right : parent.left
  if (parent.kind === SyntaxKind.CaseClause) return parent.parent.parent.expression
  if (parent.kind === SyntaxKind.CallExpression && parent.expression.kind === SyntaxKind.PropertyAccessExpression)
    return parent.expression.expression
  return undefined
}

const namesStatus = (checker, node) => {
  // `approved.` and `approved` begin the names of all states within.
  if (!isState(node.text.replace(/\.$/, ''))) return false
  const other = comparedWith(node)
  if (other && isStatus(checker.getTypeAtLocation(other))) return true
  const isExpression = node.parent.kind !== SyntaxKind.LiteralType && node.parent.name !== node
  return isExpression && isStatus(checker.getContextualType(node))
}

const keysOf = ({ properties }) => properties.flatMap(({ name }) => (name && 'text' in name ? [name.text] : []))
const textsOf = (nodes) => nodes.flatMap((node) => (isText(node) ? [node.text] : [null]))
const inSql = /\bstatus\b[^'`;]{0,12}(?:=|<>|!=|\bin\b)\s*\(?\s*'([^']+)'/g

/** In `where('status', '=', 'open')` and `status: 'open'` the compiler expects any text. */
const statesOfColumn = ({ arguments: [column, , value] }) =>
  column && value && isText(column) && /(^|\.)status$/.test(column.text) ? textsOf([value]).filter(isState) : []
const statesOfField = ({ name, initializer }) => {
  const value = initializer.kind === SyntaxKind.AsExpression ? initializer.expression : initializer
  return name.text === 'status' ? textsOf([value]).filter(isState) : []
}

/** Each rule returns the names of states that a node says. */
const rules = {
  [SyntaxKind.CallExpression]: statesOfColumn,
  [SyntaxKind.PropertyAssignment]: statesOfField,
  [SyntaxKind.StringLiteral]: (node, checker) => (namesStatus(checker, node) ? [node.text] : []),
  [SyntaxKind.ArrayLiteralExpression]: ({ elements }) => listed(textsOf(elements)),
  [SyntaxKind.ObjectLiteralExpression]: (node) => listed(keysOf(node)),
  [SyntaxKind.UnionType]: ({ types }) => listed(textsOf(types.map(({ literal }) => literal ?? {}))),
  [SyntaxKind.NoSubstitutionTemplateLiteral]: (node) => statesInSql(node.text),
  [SyntaxKind.TemplateHead]: (node) => statesInSql(node.text),
  [SyntaxKind.TemplateMiddle]: (node) => statesInSql(node.text),
  [SyntaxKind.TemplateTail]: (node) => statesInSql(node.text),
}
const listed = (texts) => (areStates(texts) ? texts : [])
const statesInSql = (text) => [...text.matchAll(inSql)].flatMap(([, state]) => (isState(state) ? [state] : []))

function problemsIn(file, source, checker) {
  const found = new Map()
  const visit = (node) => {
    const states = rules[node.kind]?.(node, checker) ?? []
    const line = source.text.slice(0, node.getStart(source)).split('\n').length
    for (const state of states) found.set(`${file}:${line}: names the state ${state}`, true)
    node.forEachChild(visit)
  }
  visit(source)
  return [...found.keys()]
}

const api = new API({ cwd: root })
const rooms = { 'tsconfig.server.json': ['server'], 'tsconfig.json': ['src', 'contract', 'domain', 'i18n'] }
const problems = Object.entries(rooms).flatMap(([config, folders]) => {
  const [project] = api.updateSnapshot({ openProjects: [join(root, config)] }).getProjects()
  return folders.flatMap((folder) =>
    project.program
      .getSourceFileNames()
      .filter((name) => name.startsWith(join(root, folder)))
      .flatMap((name) => {
        const file = name.slice(root.length + 1)
        if (allowed.some((place) => place.test(file))) return []
        return problemsIn(file, project.program.getSourceFile(name), project.checker)
      }),
  )
})
api.close()
for (const line of problems) console.error(line)
process.exitCode = problems.length === 0 ? 0 : 1
