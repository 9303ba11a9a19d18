import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely'
import { runWithCommit } from './statements.ts'
import type { Tx } from './tenancy.ts'

/** Stands for a value until the statement is sent. */
class Placeholder {
  readonly name: PropertyKey

  constructor(name: PropertyKey) {
    this.name = name
  }
}

type ValueOf<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>

type BuiltOnce<Values, Row> = {
  readonly run: (tx: Tx, values: Values) => Promise<Row[]>
  /** Sends it as `runWithCommit` does. */
  readonly runWithCommit: (tx: Tx, values: Values) => Promise<void>
}

/**
 * Lets Kysely build a statement the first time that it is sent, because building it takes longer than sending it. `build`
 * gets a placeholder for each value, so that the text is the same for all values.
 */
export const builtOnce = <Values extends object, Row = unknown>(
  build: (tx: Tx, value: ValueOf<Values>) => Compilable<Row>,
): BuiltOnce<Values, Row> => {
  const placeholder: ValueOf<Values> = (name) => sql`${new Placeholder(name)}`
  let built: CompiledQuery<Row> | undefined
  const withValues = (tx: Tx, values: Values): CompiledQuery<Row> => {
    built ??= build(tx, placeholder).compile()
    const given = new Map<PropertyKey, unknown>(Object.entries(values))
    const parameters = built.parameters.map((one) => (one instanceof Placeholder ? given.get(one.name) : one))
    return { ...built, parameters }
  }
  return {
    run: async (tx, values) => (await tx.executeQuery(withValues(tx, values))).rows,
    runWithCommit: (tx, values) => {
      const { sql: text, parameters } = withValues(tx, values)
      return runWithCommit(tx, text, parameters)
    },
  }
}

/** Keeps such a statement for each key. The keys must be few, because none is forgotten. */
export const builtOnceEach = <Row>() => {
  const known = new Map<string, BuiltOnce<object, Row>>()
  return (key: string, build: (tx: Tx) => Compilable<Row>): BuiltOnce<object, Row> => {
    const statement = known.get(key) ?? builtOnce<object, Row>(build)
    known.set(key, statement)
    return statement
  }
}
