import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SearchPage } from '@/components/search/search-page'
import { searchText } from '@/content/search'
import { ExpectedError } from '@/lib/errors'

vi.mock('next/navigation', () => ({ useRouter: () => ({}), unstable_rethrow: () => undefined }))

const failsWith = async (error: Error) => {
  const search = { search: 'tres', group: null }
  render(await SearchPage({ area: 'portal', search, find: vi.fn().mockRejectedValue(error) }))
}

test('a person who searches too often is told when to try again', async () => {
  await failsWith(new ExpectedError('rate-limited', { retryAfter: 30 }))
  expect(screen.getByText(/Vuelve a intentarlo en 30 segundos/)).toBeDefined()
})

test('any other failure of the search is explained in plain words', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  await failsWith(new Error('search.mine'))
  expect(screen.getByText(searchText.failed)).toBeDefined()
  log.mockRestore()
})
