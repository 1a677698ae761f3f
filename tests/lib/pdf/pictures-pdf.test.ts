import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { encode } from 'jpeg-js'
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { picturesAsPdf } from '@/lib/pdf/pictures-pdf'

function picture(width: number, height: number) {
  const { data } = encode({ data: Buffer.alloc(width * height * 4, 200), width, height }, 80)
  return { jpeg: new Uint8Array(data), width, height }
}

test('a photo becomes a PDF of one page in its own proportions', async () => {
  const bytes = Buffer.from(await picturesAsPdf([picture(60, 40)]).arrayBuffer())
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

test('several pictures become a PDF with a page for each, in order', async () => {
  const bytes = await picturesAsPdf([picture(60, 40), picture(30, 60), picture(50, 50)]).arrayBuffer()
  const read = await PDFDocument.load(bytes)
  expect(read.getPages().map((page) => page.getSize())).toEqual([
    { width: 792, height: 528 },
    { width: 396, height: 792 },
    { width: 792, height: 792 },
  ])
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'photos-')), 'pages.pdf')
  writeFileSync(file, Buffer.from(bytes))
  const images = execFileSync('pdfimages', ['-list', file], { encoding: 'utf8' })
  expect(images.match(/image\s+\d+\s+\d+/g)).toEqual([
    expect.stringMatching(/60\s+40/),
    expect.stringMatching(/30\s+60/),
    expect.stringMatching(/50\s+50/),
  ])
})
