import { expect, test } from 'vitest'
import { reviewDelivery, type ReviewedFile } from '@/lib/einvoice/review-delivery'
import { plainDelivery, swappedDelivery } from '../../support/einvoice/signing'
import { demoEntries } from '../../support/einvoice/deliveries'
import { zipFile } from '../../support/einvoice/zip-file'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const pdf = bytesOf('%PDF-1.7\n')

async function read(name: string, bytes: Uint8Array): Promise<ReviewedFile[]> {
  const files: ReviewedFile[] = []
  for await (const file of reviewDelivery({ name, bytes, anchors: demoEntries })) files.push(file)
  return files
}
const proposals = (files: readonly ReviewedFile[]) =>
  files.map((file) => {
    if ('picture' in file) return file.picture
    return file.refused ? file.refused.reason : file.review.proposal
  })

test('an XML by itself, whatever it is called', async () => {
  expect(proposals(await read('factura.zip', bytesOf(plainDelivery())))).toEqual(['sound'])
  expect(proposals(await read('factura.xml', bytesOf(swappedDelivery())))).toEqual(['wrong'])
})

test('of a ZIP each file under its own name, the XML before the PDF', async () => {
  const files = await read(
    'f.zip',
    zipFile([
      { name: 'a.pdf', bytes: pdf },
      { name: 'b.xml', bytes: bytesOf(swappedDelivery()) },
      { name: 'c.xml', bytes: bytesOf(plainDelivery()) },
    ]),
  )
  expect(files.map(({ name }) => name)).toEqual(['b.xml', 'c.xml', 'a.pdf'])
  expect(proposals(files)).toEqual(['wrong', 'sound', 'pdf'])
})

test('pictures are named, and what is refused says why under the name of the file', async () => {
  expect(proposals(await read('a.xml', pdf))).toEqual(['pdf'])
  expect(proposals(await read('a.jpg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)))).toEqual(['image'])
  expect(proposals(await read('a.xml', bytesOf('<!DOCTYPE a><a/>')))).toEqual(['doctype'])
  expect(proposals(await read('a.zip', zipFile([{ name: '../a.xml', bytes: pdf }])))).toEqual(['zip-name'])
  expect(proposals(await read('a.zip', zipFile([])))).toEqual(['zip-nothing'])
})

test('a file of a ZIP that is no XML does not keep the others from being read', async () => {
  const zip = zipFile([
    { name: 'a.xml', bytes: bytesOf('hola') },
    { name: 'b.xml', bytes: bytesOf(plainDelivery()) },
  ])
  expect(proposals(await read('f.zip', zip))).toEqual(['malformed', 'sound'])
})
