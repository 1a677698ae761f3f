import { PDFDocument } from 'pdf-lib'
import { encode } from 'jpeg-js'
import { expect, test, vi } from 'vitest'
import { makePdf } from '@/components/scans/make-pdf'
import type { Draw } from '@/components/scans/picture-work'
import { wholePicture } from '@/lib/scans/geometry'
import type { ScanPage } from '@/lib/scans/page'

const page = (name: string): ScanPage => ({
  id: name,
  owner: 'ana.empresa',
  place: 1,
  addedAt: 0,
  name,
  photo: new Blob([name]),
  found: true,
  corners: wholePicture,
  light: 'document',
  turns: 0,
})
const pages = [page('1'), page('2'), page('3')]
/** Returns a page of about 500 kB at the best quality, and a smaller one at lower qualities. */
const draw: Draw = async ({ longest }) => {
  const { data } = encode({ data: Buffer.alloc(40 * 60 * 4, 200), width: 40, height: 60 }, 80)
  return { jpeg: new Uint8Array([...data, ...new Uint8Array(longest * 100)]), width: 40, height: 60 }
}

test('the PDF has all pages, and reports which one is being drawn', async () => {
  const said = vi.fn<(number: number) => void>()
  const made = await makePdf(pages, draw, false, said)
  expect(made?.fits).toBe(true)
  expect((await PDFDocument.load(await (made?.pdf as Blob).arrayBuffer())).getPageCount()).toBe(3)
  expect(said.mock.calls).toEqual([[1], [2], [3]])
})

test('a PDF above the limit is made smaller only with consent, if that is enough', async () => {
  const most = 600_000
  const asked = await makePdf(pages, draw, false, () => {}, most)
  expect([asked?.fits, (asked?.pdf.size ?? 0) > most]).toEqual([false, true])
  const lighter = await makePdf(pages, draw, true, () => {}, most)
  expect([lighter?.fits, (lighter?.pdf.size ?? 0) < most]).toEqual([true, true])
  expect((await makePdf(pages, draw, true, () => {}, 1000))?.fits).toBe(false)
})

test('if a page cannot be drawn, no PDF is made', async () => {
  const broken: Draw = async (task) => (task.photo === pages[1]?.photo ? null : draw(task))
  expect(await makePdf(pages, broken, false, () => {})).toBeNull()
})
