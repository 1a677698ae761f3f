import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What SECURITY.md names as a proof: a file of ours, and words of the tests in it that are meant. */
const proofs = [...readFileSync('SECURITY.md', 'utf8').matchAll(/`((?:tests|e2e)\/[^`]+)`([^`;|]*)/g)].map(
  ([, file = '', rest = '']) => ({
    file,
    names: [...rest.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name),
  }),
)

test('every proof that SECURITY.md names is there', () => {
  expect(proofs.length).toBeGreaterThan(100)
  const missing = proofs.flatMap(({ file, names }) => {
    if (!existsSync(file)) return [file]
    if (statSync(file).isDirectory()) return []
    const text = readFileSync(file, 'utf8')
    return names.filter((name) => !text.includes(name)).map((name) => `${file}: ${name}`)
  })
  expect(missing).toEqual([])
})
