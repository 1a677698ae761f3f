import { beforeEach, expect, test, vi } from 'vitest'
import { ExpectedError } from '@/lib/errors'
import { findInFirm, findOwn } from '@/lib/search/find'
import type { Client, Member } from '@/lib/session/require'

const takeLimits = vi.hoisted(() => vi.fn())
vi.mock('@/lib/limits', () => ({ searchLimits: (user: string) => [`search ${user}`], takeLimits }))

const rpc = vi.fn()
const person = { id: 'ana', role: 'advisor', db: { rpc } } as unknown as Member & Client
const search = { search: 'tres', group: null }

beforeEach(() => void vi.clearAllMocks())

test.each(['page', 'dialog'] as const)(
  'a search in the %s uses up the person’s limit, and beyond it the database is not asked',
  async (place) => {
    takeLimits.mockRejectedValue(new ExpectedError('rate-limited', { retryAfter: 30 }))
    for (const find of [findInFirm, findOwn])
      await expect(find(person, search, place)).rejects.toMatchObject({ code: 'rate-limited' })
    expect(takeLimits.mock.calls).toEqual([[['search ana']], [['search ana']]])
    expect(rpc).not.toHaveBeenCalled()
  },
)
