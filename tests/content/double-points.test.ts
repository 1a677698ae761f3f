import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Values with these names may end in a full stop, as «Ltda.» and «10:00 a.m.» do. */
const mayEndInPoint =
  /^(?:client|clients|company|companies|customer|supplier|issuer|whose|when|time|hour|hours|since)$/
const value = 'Valle Claro Ltda.'

const folder = path.join(import.meta.dirname, '../../content')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
)

/** Returns a stand-in for any argument of a text function; the stand-in and its properties work as strings. */
function argument(name: string): unknown {
  const text = mayEndInPoint.test(name) ? value : 'x'
  return new Proxy(new String(text), {
    get(target, key) {
      if (key === Symbol.toPrimitive || key === 'toString' || key === 'valueOf') return () => text
      const own: unknown = Reflect.get(target, key)
      if (typeof own === 'function') return own.bind(text)
      return own !== undefined || typeof key === 'symbol' ? own : mayEndInPoint.test(key) ? value : 'x'
    },
  })
}

const namesOf = (of: (...all: unknown[]) => unknown) =>
  (/^\s*(?:async\s*)?(?:function\s*\w*)?\(?([^)=]*)\)?/.exec(String(of))?.[1] ?? '')
    .split(',')
    .map((name) => name.trim())

function textsOf(content: unknown, at: string, seen: Set<unknown>): [string, string][] {
  if (typeof content === 'function') {
    try {
      const said: unknown = content(...namesOf(content as () => unknown).map(argument))
      return typeof said === 'string' ? [[at, said]] : []
    } catch {
      return []
    }
  }
  if (typeof content !== 'object' || content === null || seen.has(content)) return []
  seen.add(content)
  return Object.entries(content).flatMap(([key, part]) => textsOf(part, `${at}.${key}`, seen))
}

test('no sentence of the site ends with two full stops after «Ltda.» or «10:00 a.m.»', async () => {
  const texts: [string, string][] = []
  for (const file of files)
    texts.push(...textsOf(await import(path.join(folder, file)), file.replace(/\.ts$/, ''), new Set()))
  expect(texts.length).toBeGreaterThan(300)
  expect(texts.filter(([, text]) => /[^.]\.\.(?!\.)/.test(text))).toEqual([])
})
