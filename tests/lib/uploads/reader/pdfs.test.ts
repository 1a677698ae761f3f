import { PDFDocument } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import { assembleInReader, freezeInReader } from '@/lib/jobs/pdf-tools'
import { formPdf, pagesPdf, withScript } from '../../../support/files/signable-pdfs'
import { growingPdf } from '../../../support/files/pdfs'

const freeze = async (bytes: Uint8Array) => freezeInReader('ana', Buffer.from(bytes))

describe('the process that prepares PDFs for signatures', () => {
  test('freezes a PDF and returns it in parts', async () => {
    const large = await pagesPdf(2, async (pdf, [page]) => {
      const { PNG } = await import('pngjs')
      const noise = new PNG({ width: 1200, height: 900 })
      for (let at = 0; at < noise.data.length; at++) noise.data[at] = (at * 2_654_435_761) >>> 24
      page!.drawImage(
        await pdf.embedPng(PNG.sync.write(noise, { colorType: 2, bitDepth: 8, inputHasAlpha: true })),
        {
          x: 0,
          y: 0,
          width: 300,
          height: 200,
        },
      )
    })
    const { pdf, pages, size } = await freeze(large)
    expect(pages).toBe(2)
    expect(pdf.length).toBe(size)
    expect((await PDFDocument.load(pdf)).getPageCount()).toBe(2)
  })

  test('joins a frozen PDF with its evidence', async () => {
    const { pdf } = await freeze(await formPdf())
    const evidence = Buffer.from(await pagesPdf(1))
    const joined = await assembleInReader(pdf, evidence, {
      title: 'Carta',
      fileName: 'enviado.pdf',
      reason: 'Constancia',
      name: 'Nogal',
      location: 'Bogotá',
      contact: 'hola@nogal.example',
      at: new Date().toISOString(),
      length: 100,
    })
    expect((await PDFDocument.load(joined)).getPageCount()).toBe(2)
    expect(joined.toString('latin1')).toContain('/ByteRange [ 0 /********** /********** /********** ]')
  })

  test('refuses a PDF with the reason, and is replaced after a PDF that grows without end', async () => {
    await expect(freeze(await withScript())).rejects.toMatchObject({ problem: 'script' })
    await expect(freeze(Buffer.from('no'))).rejects.toMatchObject({ problem: 'broken' })
    const grown = await freeze(growingPdf()).catch((error: { problem: string }) => error)
    expect(grown).toBeDefined()
    expect((await freeze(await pagesPdf(1))).pages).toBe(1)
  })
})
