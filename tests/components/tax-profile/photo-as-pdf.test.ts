import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { encode } from 'jpeg-js'
import { expect, test } from 'vitest'
import { pictureAsPdf } from '@/components/tax-profile/photo-as-pdf'

test('a photo becomes a PDF of one page in its own proportions, which begins as one', async () => {
  const [width, height] = [60, 40]
  const { data } = encode({ data: Buffer.alloc(width * height * 4, 200), width, height }, 80)
  const blob = pictureAsPdf({ jpeg: new Uint8Array(data), width, height })
  const bytes = Buffer.from(await blob.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'photo-')), 'rut.pdf')
  writeFileSync(file, bytes)
  const info = execFileSync('pdfinfo', [file], { encoding: 'utf8' })
  expect(info).toMatch(/Pages:\s+1\n/)
  expect(info).toMatch(/Page size:\s+792 x 528 pts/)
  expect(execFileSync('pdfimages', ['-list', file], { encoding: 'utf8' })).toMatch(
    /image\s+60\s+40\s+rgb.*jpeg/,
  )
})
