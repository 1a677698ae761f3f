import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const importsOf = (text: string) =>
  [...text.matchAll(/import \{([^}]*)\} from '@\/([^']+)'/g)].flatMap(([, names = '', from = '']) =>
    names.split(',').map((name) => ({ name: name.trim(), from })),
  )
const load = async ({ from, name }: { from: string; name: string }): Promise<unknown> =>
  ((await import(path.resolve(`${from}.ts`))) as Record<string, unknown>)[name]

/** Maps each server action to its schema: the schema's file and its name in that file. */
const actionSchemas = new Map(
  globSync('lib/**/*.ts').flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    if (!text.startsWith("'use server'")) return []
    const imported = importsOf(text)
    return [...text.matchAll(/export const (\w+Action) = \w+\(\s*(\w+)/g)].flatMap(
      ([, action = '', name = '']) =>
        imported.filter((one) => one.name === name).map((schema) => [action, schema] as const),
    )
  }),
)

/** Returns every part of a schema that describes a field of this name. */
function partsOf(schema: unknown, field: string, seen = new Set<unknown>()): z.ZodType[] {
  if (!(schema instanceof z.ZodType) || seen.has(schema)) return []
  seen.add(schema)
  const {
    shape,
    options,
    innerType,
    element,
    in: input,
    valueType,
  } = schema._zod.def as unknown as Record<string, unknown>
  const here = (shape as Record<string, z.ZodType> | undefined)?.[field]
  const below = [
    ...Object.values((shape ?? {}) as object),
    ...((options ?? []) as unknown[]),
    innerType,
    element,
    input,
    valueType,
  ]
  return [...(here ? [here] : []), ...below.flatMap((part) => partsOf(part, field, seen))]
}

const accepts = (part: z.ZodType, length: number) => part.safeParse('a'.repeat(length)).success

/** Returns the name and the limit of each field with a `maxLength` in a component's source. */
const limitedFields = (text: string) =>
  [...text.matchAll(/maxLength=\{([\d_]+)\}/g)].flatMap(({ 1: limit = '', index }) => {
    const start = text.slice(0, index).search(/<[A-Za-z]\w*\s(?![^]*<[A-Za-z]\w*\s)/)
    const tag = text.slice(start, text.indexOf('/>', index))
    const label = text.slice(text.lastIndexOf('<Field', start), start)
    const name =
      /^<(Reason)Dialog/.exec(tag)?.[1]?.toLowerCase() ??
      /\bname="(\w+)"/.exec(tag)?.[1] ??
      /(?:bind|field|register|error)\('(\w+)'/.exec(tag)?.[1] ??
      /error\([`'"](?:[^`'"]*\.)?(\w+)[`'"]\)/.exec(label)?.[1]
    return name ? [{ name, limit: Number(limit.replace('_', '')) }] : []
  })

const components = new Map(
  globSync('components/**/*.tsx').map((file) => {
    const text = readFileSync(file, 'utf8')
    const imported = importsOf(text)
    const schemas = imported.flatMap(
      (one) => actionSchemas.get(one.name) ?? (one.name.endsWith('Schema') ? [one] : []),
    )
    return [file, { text, schemas, uses: imported.map(({ from }) => `${from}.tsx`) }]
  }),
)
/** These fields accept separators that the schema removes, so their limits may be higher than the schema's. */
const withSeparators = ['documentNumber']

type Part = { file: string; parts: z.ZodType[] }
/** Returns the schema parts of a field, from its component's file or else from the files that use the component. */
async function describing(file: string, field: string): Promise<Part[]> {
  const schemas = await Promise.all((components.get(file)?.schemas ?? []).map(load))
  const parts = schemas
    .flatMap((schema) => partsOf(schema, field))
    .filter((part) => [3, 5, 10, 20].some((length) => accepts(part, length)))
  if (parts.length > 0) return [{ file, parts }]
  const users = [...components].filter(([, { uses }]) => uses.includes(file)).map(([user]) => user)
  return (await Promise.all(users.map((user) => describing(user, field)))).flat()
}

test('no field of a form accepts more characters than its schema', async () => {
  const tooLong: string[] = []
  let compared = 0
  for (const [drawn, { text }] of components)
    for (const { name, limit } of limitedFields(text)) {
      const found = withSeparators.includes(name) ? [] : await describing(drawn, name)
      compared += found.length > 0 ? 1 : 0
      for (const { file, parts } of found)
        if (!parts.some((part) => accepts(part, limit)))
          tooLong.push(`${drawn} for ${file}: ${name}, ${limit}`)
    }
  expect(compared).toBeGreaterThan(45)
  expect(tooLong).toEqual([])
})
