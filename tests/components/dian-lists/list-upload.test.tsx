import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ListUpload } from '@/components/dian-lists/list-upload'
import { dianListsText } from '@/content/dian-lists'
import type { ListPreview } from '@/lib/dian-lists/take-list'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }), unstable_rethrow: () => {} }))
afterEach(() => void vi.unstubAllGlobals())

const preview: ListPreview = {
  rows: 3,
  first: '2026-10-02',
  last: '2026-10-30',
  undated: 0,
  formulas: false,
  nit: '901.207.354',
  name: 'Talleres del Sur S.A.S.',
  months: [],
}

test('the summary of a list of DIAN gets the focus as soon as it is shown, without a frame between', async () => {
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => (draw(0), 0))
  vi.stubGlobal('fetch', async () => Response.json({ ok: true, data: preview }))
  render(<ListUpload client="c" hasList={false} />)
  const list = new File(['x'], 'lista.xlsx')
  fireEvent.change(screen.getByLabelText(dianListsText.upload.choose), { target: { files: [list] } })
  const heading = await screen.findByRole('heading', { name: /901\.207\.354/ })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})
