import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

test('every page of administrators tells a colleague whom to ask', () => {
  const pages = globSync('app/(admin)/admin/**/page.tsx').filter((file) =>
    readFileSync(file, 'utf8').includes('requireAdmin'),
  )
  expect(pages.length).toBeGreaterThan(5)
  const silent = pages.filter((file) => {
    const missing = path.join(path.dirname(file), 'not-found.tsx')
    return !existsSync(missing) || !readFileSync(missing, 'utf8').includes('AdministratorsOnly')
  })
  expect(silent).toEqual([])
})
