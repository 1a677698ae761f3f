import { afterEach, expect, test, vi } from 'vitest'
import { whatItIs } from '@/components/uploads/look-at-files'
import { prepareFiles } from '@/components/uploads/prepare-files'
import { maxFileSize, maxLargeFileSize } from '@/content/upload-limit'
import { jpgFile } from '@/supabase/sample-files/pictures'
import { allTypes } from '@/lib/uploads/file'
import { officeFiles } from '../../support/files/office-files'
import { phoneFiles, heicHeads, type PhoneFile } from '../../support/files/phone-files'

const mostBytes = vi.hoisted(() => vi.fn())
vi.mock('@/lib/uploads/actions', () => ({ mostBytesAction: mostBytes }))
afterEach(() => {
  vi.unstubAllGlobals()
  mostBytes.mockReset()
})

const invalid = (name: string) =>
  `El archivo "${name}" no es un formato válido. Por favor, sube PDF, JPG, PNG o XML.`
const fileOf = ({ name, declared, bytes }: PhoneFile) => new File([bytes], name, { type: declared })
const never = vi.fn(async () => false)
const prepare = async (file: File, consent = never) => {
  const { ready, problems } = await prepareFiles([file], consent)
  const [one] = ready
  return {
    name: one?.file.name,
    type: one?.file.type,
    size: one?.file.size,
    note: one?.note,
    problem: problems[0]?.message,
  }
}

/** Simulates a browser that decodes every picture and whose JPEGs have `bytes(quality, pixels)` bytes. */
function browserThatDraws(bytes: (quality: number, pixels: number) => number, width = 4000, height = 3000) {
  const drawn: [width: number, height: number, quality: number][] = []
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: vi.fn() }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: vi.fn(),
    drawImage: vi.fn(),
  } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    give,
    type,
    quality: number = 1,
  ) {
    drawn.push([this.width, this.height, quality])
    give(new Blob([new Uint8Array(bytes(quality, this.width * this.height))], { type: type ?? '' }))
  })
  return drawn
}
const blindBrowser = () =>
  vi.stubGlobal('createImageBitmap', async () => {
    throw new DOMException('The source image could not be decoded.', 'InvalidStateError')
  })

test.each(
  Object.values(phoneFiles)
    .flat()
    .filter(({ type }) => type !== null),
)('$name, declared "$declared", gets the name and type of what it contains', async (file) => {
  expect(await prepare(fileOf(file))).toMatchObject({ name: file.kept, type: file.type, problem: undefined })
})

test.each(
  Object.values(phoneFiles)
    .flat()
    .filter(({ type }) => type === null),
)('$name, declared "$declared", is refused, and the reason says what it is', async (file) => {
  blindBrowser()
  const { problem } = await prepare(fileOf(file))
  expect(problem?.startsWith(`${invalid(file.name)} `), problem).toBe(true)
})

test('a photo without an ending and with an unknown type is recognised', async () => {
  const file = new File([jpgFile().bytes], '1000012345', { type: 'application/octet-stream' })
  expect(await prepare(file)).toMatchObject({ name: '1000012345.jpg', type: 'image/jpeg' })
})

test('a file whose first bytes say nothing is sent to the server unchanged', async () => {
  const file = new File(['hola'], 'a.pdf', { type: 'application/pdf' })
  expect((await prepareFiles([file], never)).ready).toEqual([{ file }])
  expect((await prepareFiles([file], never)).ready[0]?.file).toBe(file)
})

test('a HEIC photo becomes a JPEG if the browser can decode it', async () => {
  browserThatDraws(() => 500)
  for (const file of heicHeads)
    expect(await prepare(fileOf(file))).toMatchObject({
      name: file.name.replace(/\.\w+$/, '.jpg'),
      type: 'image/jpeg',
      size: 500,
      problem: undefined,
    })
})

const large = () =>
  new File([jpgFile().bytes, new Uint8Array(maxFileSize)], 'foto.jfif', { type: 'image/jpeg' })

const pdfOf = (size: number) =>
  new File(['%PDF-1.4\n', new Uint8Array(size - 9)], 'acta.pdf', { type: 'application/pdf' })

test('the server is asked about the size limit only for large files, which are sent whole if it allows them', async () => {
  mostBytes.mockResolvedValue({ ok: true, data: maxLargeFileSize })
  const wide = (size: number) => prepareFiles([pdfOf(size)], never, allTypes)
  expect((await wide(maxFileSize)).ready).toHaveLength(1)
  expect(mostBytes).not.toHaveBeenCalled()
  expect((await wide(maxLargeFileSize)).ready).toHaveLength(1)
  expect((await wide(maxLargeFileSize + 1)).problems).toMatchObject([
    { message: 'El archivo "acta.pdf" excede el tamaño máximo permitido de 25MB.' },
  ])
})

test('a large file is refused if the firm does not accept it, if the server does not answer, and as an invoice', async () => {
  const sentence = 'El archivo "acta.pdf" excede el tamaño máximo permitido de 10MB.'
  mostBytes.mockResolvedValueOnce({ ok: true, data: maxFileSize })
  const wide = () => prepareFiles([pdfOf(maxFileSize + 1)], never, allTypes)
  expect((await wide()).problems).toMatchObject([{ message: sentence }])
  mostBytes.mockRejectedValueOnce(new Error('offline'))
  expect((await wide()).problems).toMatchObject([{ message: sentence }])
  mostBytes.mockClear()
  expect((await prepare(pdfOf(maxFileSize + 1))).problem).toBe(sentence)
  expect(mostBytes).not.toHaveBeenCalled()
})

test('a photo above the limit is made smaller with consent, step by step until it fits', async () => {
  const drawn = browserThatDraws((quality, pixels) => Math.round(quality * pixels), 8000, 6000)
  const consent = vi.fn(async () => true)
  expect(await prepare(large(), consent)).toMatchObject({
    name: 'foto.jpg',
    type: 'image/jpeg',
    note: expect.stringMatching(/^La hicimos más pequeña: pesaba 10,0\u00a0MB y ahora pesa /),
  })
  expect(consent.mock.calls).toMatchObject([[[{ name: 'foto.jpg', size: expect.any(Number) }], maxFileSize]])
  // No canvas may be larger than phones can draw, and the JPEG quality must be reduced before the number of pixels.
  expect(drawn.every(([width, height]) => width * height <= 16_777_216)).toBe(true)
  expect(drawn.map(([width]) => width)).toEqual(drawn.map(([width]) => width).toSorted((a, b) => b - a))
  expect(drawn.slice(0, 3).map(([, , quality]) => quality)).toEqual([0.92, 0.85, 0.75])
})

test('a photo above the limit is refused without consent, or if it cannot be made small enough', async () => {
  const sentence = 'El archivo "foto.jpg" excede el tamaño máximo permitido de 10MB.'
  browserThatDraws(() => 500)
  expect((await prepare(large(), never)).problem).toBe(sentence)
  browserThatDraws(() => maxFileSize + 1)
  expect(
    (
      await prepare(
        large(),
        vi.fn(async () => true),
      )
    ).problem,
  ).toBe(sentence)
  blindBrowser()
  expect(
    (
      await prepare(
        large(),
        vi.fn(async () => true),
      )
    ).problem,
  ).toBe(sentence)
})

test('one question covers all photos above the limit, and the files keep their order', async () => {
  browserThatDraws(() => 500)
  const consent = vi.fn(async () => true)
  const pdf = new File(['%PDF-1.4'], 'a.pdf', { type: 'application/pdf' })
  const { ready } = await prepareFiles([large(), pdf, large()], consent)
  expect(consent).toHaveBeenCalledTimes(1)
  expect(ready.map(({ file }) => file.name)).toEqual(['foto.jpg', 'a.pdf', 'foto.jpg'])
})

test('an empty file, a file that changed, and a name of 300 letters are explained', async () => {
  expect((await prepare(new File([], 'a.pdf'))).problem).toBe(
    `${invalid('a.pdf')} Está vacío: pesa 0 bytes. Descárgalo otra vez, o toma la foto de nuevo.`,
  )
  const changed = new File(['%PDF-1.4'], 'a.pdf')
  changed.slice = () =>
    ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }) as never
  expect((await prepare(changed)).problem).toMatch(/^No pudimos leer "a\.pdf": cambió, se movió o se borró/)
  const long = `${'ñ'.repeat(296)}.pdf`
  const shown = `${'ñ'.repeat(116)}.pdf`
  expect(await prepare(new File(['%PDF-1.4'], long))).toMatchObject({
    name: shown,
    note: `El nombre era muy largo: lo guardamos como "${shown}".`,
  })
})

test('old Office documents are told apart by the ending of their name', async () => {
  const ole = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, 0, 0])
  expect((await prepare(new File([ole], 'a.xls'))).problem).toContain('Es una hoja de cálculo de Excel.')
  expect((await prepare(new File([ole], 'a.doc'))).problem).toContain('Es un documento de Word.')
  expect((await prepare(new File([ole], 'a.pdf'))).problem).toContain('Es un documento de Word o Excel.')
})

test('a file that was chosen as a RUT says what it really is', async () => {
  expect(await whatItIs(new File([jpgFile().bytes], 'rut.pdf'))).toContain('portal de la DIAN')
  expect(await whatItIs(new File([], 'rut.pdf'))).toContain('Está vacío')
  expect(await whatItIs(fileOf(heicHeads[0] ?? ({} as PhoneFile)))).toContain('HEIC')
  expect(await whatItIs(new File(['%PDF-1.4'], 'rut.pdf'))).toBe('')
})

test.each(officeFiles)(
  '$what is accepted if all types are, and refused otherwise',
  async ({ name, bytes, type }) => {
    blindBrowser()
    const file = new File([bytes], name, { type: 'application/octet-stream' })
    const { ready } = await prepareFiles([file], never, allTypes)
    expect(ready[0]?.file).toMatchObject({ name, type })
    expect((await prepare(file)).problem?.startsWith(`${invalid(name)} `)).toBe(true)
  },
)
