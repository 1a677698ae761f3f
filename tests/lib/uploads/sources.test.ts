import { expect, test, vi } from 'vitest'
import { keepingProcedure } from '@/lib/uploads/sources'

vi.mock('server-only', () => ({}))

test('each purpose has its procedure, and a file of an unknown purpose becomes no invoice', () => {
  expect(['invoice', 'attachment', 'for-client'].map(keepingProcedure)).toEqual([
    'finish_upload',
    'finish_attachment',
    'finish_client_file',
  ])
  for (const purpose of ['mailed', '', 'toString'])
    expect(() => keepingProcedure(purpose), purpose).toThrow('uploads.purpose')
})
