import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GET } from '@/app/copias.js/route'

test('the page that opens from an unreadable push exists', async () => {
  const [, page] = /"page":"(\/portal\/[^"]+)"/.exec(await GET().text()) ?? []
  expect(page).toBeTruthy()
  expect(globSync(`app/(portal)${page?.replace('/portal/', '/portal/**/')}/page.tsx`)).toHaveLength(1)
})
