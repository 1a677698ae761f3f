import { expect, test } from 'vitest'
import { maxFileMegabytes, maxFileSize } from '@/content/upload-limit'
import { isZipFile, openZipFile } from '@/components/invoices/upload/pick-files'
import { zipFile } from '../../../support/einvoice/zip-file'

const bytes = new TextEncoder().encode('<a/>')
const zip = (...members: Parameters<typeof zipFile>[0]) => new File([zipFile(members)], 'junio.zip')
const problems = async (file: File) => (await openZipFile(file)).problems

test('a ZIP is known by its name', () => {
  const named = (name: string) => isZipFile(new File([], name))
  expect([named('a.zip'), named('A.ZIP'), named('a.xml'), named('zip')]).toEqual([true, true, false, false])
})

test('its XML and PDF are files of their own, with their type and the name of the ZIP', async () => {
  const { entries, problems } = await openZipFile(
    zip(
      { name: 'marzo/ad1.xml', bytes, stored: true },
      { name: 'fv1.pdf', bytes, stored: true },
      { name: 'logo.png', bytes },
    ),
  )
  expect(problems).toEqual([])
  expect(entries.map(({ file, zip, phase }) => [file.name, file.type, zip, phase.name])).toEqual([
    ['ad1.xml', 'application/xml', 'junio.zip', 'ready'],
    ['fv1.pdf', 'application/pdf', 'junio.zip', 'ready'],
  ])
  expect(await entries[0]?.file.text()).toBe('<a/>')
})

test('a bad one is one sentence with its name', async () => {
  expect(await problems(zip({ name: '../a.xml', bytes }))).toEqual([
    '"junio.zip": El ZIP trae un nombre de archivo que no es seguro. No lo abrimos por seguridad.',
  ])
  const many = Array.from({ length: 10_000 }, (_, at) => ({ name: `${at}.xml`, bytes, stored: true }))
  expect(await problems(zip(...many))).toEqual([
    '"junio.zip": El ZIP trae más de 20 archivos. Envíalos en varios ZIP o sueltos.',
  ])
  expect(await problems(zip({ name: 'a.xml', bytes: new Uint8Array(15_000_000) }))).toEqual([
    '"junio.zip": El ZIP está comprimido de una forma que ninguna factura tiene. No lo abrimos por seguridad.',
  ])
  expect(await problems(new File(['PK'], 'roto.zip'))).toEqual([
    '"roto.zip": El ZIP está incompleto o dañado. Descárgalo otra vez del correo de tu proveedor.',
  ])
})

test('one over the limit is not opened; an empty file inside is named', async () => {
  expect(await problems(new File([new Uint8Array(maxFileSize + 1)], 'grande.zip'))).toEqual([
    `El archivo "grande.zip" excede el tamaño máximo permitido de ${maxFileMegabytes}MB.`,
  ])
  expect(await problems(zip({ name: 'vacio.xml', bytes: new Uint8Array(), stored: true }))).toEqual([
    'El archivo "vacio.xml" no es un formato válido. Por favor, sube PDF, JPG, PNG o XML.',
  ])
})
