import { DriveError } from './drive-error'
import type { DriveFile } from './drive-file'

type Test = (file: DriveFile) => boolean

const text = "'((?:[^'\\\\]|\\\\.)*)'"
const plain = (quoted = '') => quoted.replace(/\\(.)/g, '$1')
const clauses: [RegExp, (value: string) => Test][] = [
  [new RegExp(`^${text} in parents$`), (id) => (file) => file.parents.includes(id)],
  [new RegExp(`^name = ${text}$`), (name) => (file) => file.name === name],
  [
    new RegExp(`^name contains ${text}$`),
    (part) => (file) => file.name.toLowerCase().includes(part.toLowerCase()),
  ],
  [new RegExp(`^mimeType = ${text}$`), (type) => (file) => file.mimeType === type],
  [new RegExp(`^mimeType != ${text}$`), (type) => (file) => file.mimeType !== type],
  [/^trashed = (true|false)$/, (value) => (file) => String(file.trashed) === value],
]

/** Reads the part of Drive's query language that joins simple clauses with `and`; anything else is a 400. */
export function searchTest(query: string): Test {
  if (!query.trim()) return () => true
  // The quoted text may itself contain " and ": split only outside of quotes.
  const parts = query.match(/(?:'(?:[^'\\]|\\.)*'|(?! and )[^'])+/g) ?? []
  const tests = parts.map((part) => {
    const clause = part
      .replace(/^and /, '')
      .trim()
      .replace(/\s*(!?=)\s*/, ' $1 ')
    for (const [pattern, build] of clauses) {
      const hit = pattern.exec(clause)
      if (hit) return build(plain(hit[1]))
    }
    throw new DriveError(400, 'Invalid Value', 'invalid')
  })
  return (file) => tests.every((test) => test(file))
}
