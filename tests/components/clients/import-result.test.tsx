import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ImportResult } from '@/components/clients/import/import-run'

vi.mock('@/lib/clients/import/actions', () => ({
  continueImportAction: vi.fn(),
  discardImportAction: vi.fn(),
}))
vi.mock('next/navigation', () => ({ unstable_rethrow: () => undefined, useRouter: () => ({}) }))

const whole = {
  id: 'a',
  state: 'done',
  total: 3,
  ready: 3,
  done: 1,
  changed: 1,
  failed: 0,
  left: 0,
  joined: 1,
  same: 0,
}
const download = () => document.querySelector('a[href="/api/clientes/importar"][download]')

test.each([
  ['all rows went in', { uninvited: 0 }, false],
  ['a person could not be invited', { uninvited: 1 }, true],
  ['a row failed', { uninvited: 0, total: 4, failed: 1 }, true],
])(
  'the file with the rows to correct is offered only if something is left to do: %s',
  (_, change, offered) => {
    render(<ImportResult progress={{ ...whole, ...change } as never} send />)
    expect(download() !== null).toBe(offered)
  },
)
