import { expect, test, vi } from 'vitest'
import { isCronCall } from '@/lib/request'

vi.mock('@/lib/env', () => import('./outbox/test-env'))

test('only the exact bearer secret opens the cron route', () => {
  expect(isCronCall('Bearer un secreto de pruebas')).toBe(true)
  for (const wrong of [
    null,
    '',
    'Bearer',
    'un secreto de pruebas',
    'bearer un secreto de pruebas',
    'Bearer un secreto de pruebas ',
  ])
    expect(isCronCall(wrong)).toBe(false)
})
