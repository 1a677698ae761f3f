import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the pages of administrators stand together, where a colleague is told whom to ask', () => {
  const group = 'app/(admin)/admin/(administrators)/'
  const theirs = globSync('app/(admin)/admin/**/page.tsx').filter((file) =>
    readFileSync(file, 'utf8').includes('requireAdmin'),
  )
  expect(theirs.length).toBeGreaterThan(5)
  expect(globSync(`${group}**/page.tsx`).toSorted()).toEqual(theirs.toSorted())
  // Behind a loading frame a refusal would be answered 200.
  expect(globSync(`${group}**/loading.tsx`)).toEqual([])
  expect(globSync(`${group}**/not-found.tsx`)).toEqual([`${group}not-found.tsx`])
})
